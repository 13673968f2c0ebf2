import { type Item, tierOf } from '@trait-market/contract/economy/shared';
import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import type { Order } from '@trait-market/contract/economy/orders';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';

import { criteriaApi } from '../traits/criteria-api';
import { setByRoot } from '../traits/set-by-root';

type SetIds = ReadonlyMap<string, ReadonlySet<string>>;

/** Fetches the traits of each signed set of a rarity, because a rarity changes afterwards. */
export const useRaritySets = (orders: readonly Order[] | undefined): SetIds => {
  const roots = new Set(
    orders?.flatMap(({ gets }) =>
      gets.flatMap((item) =>
        item.kind === 'any' && item.criteria.rarity !== null ? item.criteria.root : [],
      ),
    ),
  );
  return criteriaApi.byRoot.useQueries({
    queries: [...roots].map(setByRoot),
    combine: combineSets,
  });
};

const combineSets = (sets: readonly { data: { body: CriteriaSet } | undefined }[]): SetIds =>
  new Map(
    sets.flatMap(({ data }) =>
      data ? [[data.body.criteria.root, new Set(data.body.traits.map(({ id }) => id))]] : [],
    ),
  );

/** Returns whether an order that wants an item could be filled with a held one. */
export const isSought = (sought: Item, held: InventoryItem, sets: SetIds): boolean => {
  if (sought.kind === 'anyAvatar')
    return held.kind === 'avatar' && held.avatar.collection === sought.collection;
  if (sought.kind === 'avatar')
    return (
      held.kind === 'avatar' &&
      held.avatar.collection === sought.avatar.collection &&
      held.avatar.tokenId === sought.avatar.tokenId
    );
  if (held.kind !== 'trait') return false;
  if (sought.kind === 'trait') return sought.trait.id === held.trait.id;
  const { collection, slot, tier, rarity, root } = sought.criteria;
  if (rarity !== null) return sets.get(root)?.has(held.trait.id) === true;
  return (
    collection === held.trait.collection &&
    (slot === null || slot === held.trait.slot) &&
    (tier === null || tier === (held.trait.tier ?? tierOf(held.trait.editions)))
  );
};
