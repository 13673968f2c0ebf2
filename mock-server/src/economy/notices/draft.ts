import type { Price } from '@trait-market/contract/economy/shared';

import type { OrderTerms } from '../orders/order-terms';
import type { Told } from '../tables/notice-row';
import type { OrderRow } from '../tables/rows';

/** Something to tell a wallet, unless it was told before. */
export type Draft = {
  /** What it is about, as one text. */
  subject: string;
  /** When it happened, in milliseconds. */
  at: number;
  told: Told;
};

/** What a notice says of an order: of a listing what it gives, of others what they ask for. */
export const aboutOrder = ({ hash }: OrderRow, { kind, gives, gets }: OrderTerms) => ({
  orderHash: hash,
  orderKind: kind,
  goods: [...(kind === 'listing' ? gives : gets)],
  inReturn: kind === 'trade' ? [...gives] : [],
});

/** Of one unit; null in a trade. */
export const unitPrice = ({ chainId, money }: OrderTerms): Price | null =>
  money === undefined ? null : { chainId, coin: money.coin, amount: String(money.price) };
