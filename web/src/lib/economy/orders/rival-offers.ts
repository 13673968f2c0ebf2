import type { Item } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';

import { itemKey } from './item-words';

const slotOf = (item: Item): string | null => {
  if (item.kind === 'avatar' || item.kind === 'anyAvatar') return null;
  return item.kind === 'trait' ? item.trait.slot : item.criteria.slot;
};

/** Returns whether the words of a set alone say that it has everything that an item stands for. */
const covers = (set: Item, item: Item): boolean => {
  if (itemKey(set) === itemKey(item)) return true;
  if (set.kind === 'anyAvatar')
    return item.kind === 'avatar' && item.avatar.collection === set.collection;
  if (set.kind !== 'any' || (item.kind !== 'any' && item.kind !== 'trait')) return false;
  const { slot, tier, rarity } = set.criteria;
  return tier === null && rarity === null && (slot === null || slot === slotOf(item));
};

const amountOf = ({ unitPrice }: Order): bigint => BigInt(unitPrice?.amount ?? 0);

/** Returns the offers of one collection that a holder of an item could choose from, best first. */
export const rivalOffers = <Offer extends Order>(offers: readonly Offer[], item: Item): Offer[] =>
  offers
    .filter(({ gets: [wanted] }) => wanted !== undefined && covers(wanted, item))
    .toSorted((one, other) => Number(amountOf(other) - amountOf(one)));
