import type { CollectionOffer } from '@trait-market/contract/economy/tokens';
import { ANY_TOKEN } from '@trait-market/contract/economy/typed-data';

import type { CollectionEntry } from '../../catalogue/catalogue';
import { nativePrice } from '../../prices/floors';
import { sortByKey, type SortKey } from '../../shared/sort-key';
import { tokenKey } from '../../tables/keys';
import type { AnyGood, OrderRow } from '../../tables/rows';
import { anyWanted } from '../../traits/criteria';
import { orderKey, presentOrder } from '../orders';
import { pricesOfSet } from '../sets/set-market';
import { floorFor } from '../traits';
import { stateNow } from '../view/state-now';
import type { View } from '../view/view';

const TRAIT_GROUP = 4;

/** Returns the group of a set: any trait, then by slot, by rarity, by tier. */
const groupOf = ({ criteria }: OrderRow, { root }: AnyGood): number => {
  if (root === ANY_TOKEN) return 0;
  if (criteria?.slot !== undefined) return 1;
  return criteria?.rarity === undefined ? 3 : 2;
};

export const collectionOfferKey = (view: View) => {
  const keyOf = orderKey(view);
  return (row: OrderRow): SortKey => {
    const set = anyWanted(view.market.context.termsOf(row).gets);
    return [set === undefined ? TRAIT_GROUP : groupOf(row, set), ...keyOf(row)];
  };
};

/** Returns all fillable offers for traits of a collection: those for sets, then those for one. */
export const offersInCollection = (
  view: View,
  { slug, contracts }: CollectionEntry,
): OrderRow[] => {
  const { catalogue, tables, termsOf } = view.market.context;
  const found = [
    ...tables.orders.findBy('openCriteria', contracts.traits.toLowerCase()),
    ...catalogue
      .traitsOf(slug)
      .flatMap(({ tokenId }) =>
        tables.orders.findBy('openToken', tokenKey(contracts.traits, tokenId)),
      ),
  ].filter((row) => termsOf(row).kind === 'offer' && stateNow(view, row).kind === 'fillable');
  return sortByKey(found, collectionOfferKey(view));
};

const floorOf = (view: View, row: OrderRow): bigint | undefined => {
  const [wanted] = view.market.context.termsOf(row).gets;
  if (wanted?.kind === 'any')
    return pricesOfSet(view, wanted, row.criteria?.tokenIds ?? [], undefined).floor;
  return wanted?.kind === 'trait' ? floorFor(view, wanted.traitId, undefined) : undefined;
};

export const presentCollectionOffer =
  (view: View) =>
  (row: OrderRow): CollectionOffer => ({
    ...presentOrder(view, row),
    floor: nativePrice(row.chainId, floorOf(view, row)),
  });
