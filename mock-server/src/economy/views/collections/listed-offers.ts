import type { Price } from '@trait-market/contract/economy/shared';
import type { CollectionOffer } from '@trait-market/contract/economy/tokens';
import { ANY_TOKEN } from '@trait-market/contract/economy/typed-data';

import type { CollectionEntry } from '../../catalogue/catalogue';
import { nativePrice } from '../../prices/floors';
import { sortByKey, type SortKey } from '../../shared/sort-key';
import { tokenKey } from '../../tables/keys';
import type { AnyGood, OrderRow } from '../../tables/rows';
import { anyAvatarOffersIn, anyAvatarWanted } from '../../traits/any-avatar';
import { anyWanted } from '../../traits/criteria';
import { orderKey, presentOrder } from '../orders';
import { avatarsForSale } from '../prices/avatar-market';
import { pricesOfSet } from '../sets/set-market';
import { floorFor } from '../traits';
import { stateNow } from '../view/state-now';
import type { View } from '../view/view';

const AVATAR_GROUP = 1;
const TRAIT_GROUP = 5;

/** Returns the group of a set: any trait, then (after any avatar) by slot, by rarity, by tier. */
const groupOf = ({ criteria }: OrderRow, { root }: AnyGood): number => {
  if (root === ANY_TOKEN) return 0;
  if (criteria?.slot !== undefined) return 2;
  return criteria?.rarity === undefined ? 4 : 3;
};

export const collectionOfferKey = (view: View) => {
  const keyOf = orderKey(view);
  return (row: OrderRow): SortKey => {
    const { gets } = view.market.context.termsOf(row);
    const set = anyWanted(gets);
    if (anyAvatarWanted(gets) !== undefined) return [AVATAR_GROUP, ...keyOf(row)];
    return [set === undefined ? TRAIT_GROUP : groupOf(row, set), ...keyOf(row)];
  };
};

/**
 * Returns all fillable offers for traits or any avatar of a collection: those for any trait, for any
 * avatar, for sets, then those for one trait.
 */
export const offersInCollection = (
  view: View,
  { slug, contracts }: CollectionEntry,
): OrderRow[] => {
  const { catalogue, tables, termsOf } = view.market.context;
  const found = [
    ...tables.orders.findBy('openCriteria', contracts.traits.toLowerCase()),
    ...anyAvatarOffersIn(view.market.context, slug),
    ...catalogue
      .traitsOf(slug)
      .flatMap(({ tokenId }) =>
        tables.orders.findBy('openToken', tokenKey(contracts.traits, tokenId)),
      ),
  ].filter((row) => termsOf(row).kind === 'offer' && stateNow(view, row).kind === 'fillable');
  return sortByKey(found, collectionOfferKey(view));
};

const floorOf = (view: View, row: OrderRow): Price | null => {
  const [wanted] = view.market.context.termsOf(row).gets;
  if (wanted?.kind === 'anyAvatar') return avatarsForSale(view, wanted.collection).floor;
  const floor =
    wanted?.kind === 'any'
      ? pricesOfSet(view, wanted, row.criteria?.tokenIds ?? [], undefined).floor
      : wanted?.kind === 'trait'
        ? floorFor(view, wanted.traitId, undefined)
        : undefined;
  return nativePrice(row.chainId, floor);
};

export const presentCollectionOffer =
  (view: View) =>
  (row: OrderRow): CollectionOffer => ({
    ...presentOrder(view, row),
    floor: floorOf(view, row),
  });
