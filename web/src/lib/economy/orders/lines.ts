import type { Order } from '@trait-market/contract/economy/orders';
import {
  CHAIN_IDS,
  type ChainId,
  type Fee,
  type Price,
} from '@trait-market/contract/economy/shared';

import type { Line } from '@/lib/actions/action';
import { coinText } from '@/lib/economy/amounts/coin-amount';

import { itemName } from './item-words';

export const lineName = ({ order, quantity }: Line): string => {
  const [item] = order.gives;
  const name = item === undefined ? 'Unnamed trait' : itemName(item);
  return quantity > 1 ? `${quantity} × ${name}` : name;
};

/** Returns the price of all editions of a line, including fees. */
export const paidFor = ({ order, quantity }: Line): Price => ({
  chainId: order.chainId,
  coin: 'native',
  amount: String(BigInt(order.unitPrice?.amount ?? '0') * BigInt(quantity)),
});

/** Returns the fees of one kind that the prices of the lines include. */
const feesOf = (kind: Fee['kind'], lines: readonly Line[]): bigint =>
  lines
    .flatMap(({ order, quantity }) => order.fees.map((fee) => ({ ...fee, quantity })))
    .filter((fee) => fee.kind === kind)
    .reduce((sum, { amount, quantity }) => sum + BigInt(amount) * BigInt(quantity), 0n);

/** Returns the rows of the fees that the prices of lines on one chain include. */
export const feeRows = (
  chainId: ChainId,
  lines: readonly Line[],
): { label: string; value: string }[] => [
  {
    label: 'Including market fees',
    value: coinText(chainId, 'native', feesOf('market', lines)),
  },
  {
    label: 'Including artists’ royalties',
    value: coinText(chainId, 'native', feesOf('royalty', lines)),
  },
];

/** Returns the seller's proceeds of one unit of an offer, after fees. */
export const sellerPrice = ({ unitPrice, fees }: Order): Price | undefined => {
  if (unitPrice === null) return undefined;
  const total = fees.reduce((sum, { amount }) => sum - BigInt(amount), BigInt(unitPrice.amount));
  return { ...unitPrice, amount: String(total) };
};

/** Sums prices of one coin per chain, because amounts on two chains are in different currencies. */
export const sumsByChain = (prices: readonly Price[]): Price[] =>
  CHAIN_IDS.flatMap((chainId): Price[] => {
    const own = prices.filter((price) => price.chainId === chainId);
    const [first] = own;
    const sum = own.reduce((all, { amount }) => all + BigInt(amount), 0n);
    return first === undefined ? [] : [{ ...first, amount: String(sum) }];
  });
