import type { Price } from '@trait-market/contract/economy/shared';

import type { OrderTerms } from '../orders/order-terms';
import type { NoticeContent } from '../tables/notice-row';
import type { OrderRow } from '../tables/rows';

/** A notice to be sent, unless the wallet already has the same one. */
export type Draft = {
  subject: string;
  at: number;
  content: NoticeContent;
};

export const aboutOrder = ({ hash }: OrderRow, { kind, gives, gets }: OrderTerms) => ({
  orderHash: hash,
  orderKind: kind,
  goods: [...(kind === 'listing' ? gives : gets)],
  inReturn: kind === 'trade' ? [...gives] : [],
});

/** Returns the price of one unit, or the coin of a trade; null for a trade of items alone. */
export const unitPrice = ({ chainId, money }: OrderTerms): Price | null =>
  money === undefined ? null : { chainId, coin: money.coin, amount: String(money.price) };
