import type { Order } from '@trait-market/contract/economy/orders';
import type { Item, Price } from '@trait-market/contract/economy/shared';

import { itemKey } from '@/lib/economy/orders/item-words';
import { givenCoin, wantedCoin } from '@/lib/economy/orders/trade-coin';
import { weiToEther } from '@/lib/format/ether';

import { avatarField, TICKED, traitField } from '../shared/orders/trade-choices';

/** Returns the form's values that give what the countered trade wants, and ask for its coin. */
export const counteredValues = ({ counters }: { counters?: Order | undefined }) => {
  const values: Record<string, string> = {};
  if (!counters) return values;
  const { gets, unitPrice } = counters;
  for (const item of gets) {
    if (item.kind === 'trait') values[traitField(item.trait.id)] = String(item.quantity);
    if (item.kind === 'avatar') values[avatarField(item.avatar)] = TICKED;
  }
  const [asked, added] = [givenCoin(unitPrice), wantedCoin(unitPrice)];
  if (asked) values['coin-wanted'] = weiToEther(BigInt(asked.amount));
  if (added) values['coin-given'] = weiToEther(BigInt(added.amount));
  return values;
};

type Terms = { gives: readonly Item[]; added: bigint | undefined; asked: bigint | undefined };

const sameItems = (one: readonly Item[], other: readonly Item[]): boolean => {
  const counted = (items: readonly Item[]): string[] =>
    items
      .map((item) => `${itemKey(item)} ${item.kind === 'avatar' ? 1 : item.quantity}`)
      .toSorted();
  return counted(one).join('\n') === counted(other).join('\n');
};

/** Returns whether a counter still is the countered trade, which could be accepted instead. */
export const isUnchanged = (
  { gets, unitPrice }: Pick<Order, 'gets' | 'unitPrice'>,
  { gives, added, asked }: Terms,
): boolean => {
  const amountOf = (price: Price | undefined): bigint => BigInt(price?.amount ?? 0);
  return (
    sameItems(gives, gets) &&
    (added ?? 0n) === amountOf(wantedCoin(unitPrice)) &&
    (asked ?? 0n) === amountOf(givenCoin(unitPrice))
  );
};
