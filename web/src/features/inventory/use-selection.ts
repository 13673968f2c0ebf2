import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import { useState } from 'react';

import { BATCH_ACTIONS_MAX } from '@/config/constants';
import { avatarId } from '@/lib/economy/avatars/avatar-id';

export type OwnedTraitItem = Extract<InventoryItem, { kind: 'trait' }>;

/** The id of an item's checkbox. */
export const selectionId = (item: InventoryItem): string =>
  item.kind === 'trait' ? item.trait.id : `avatar-${avatarId(item.avatar)}`;

const listedOf = (item: InventoryItem): number =>
  item.kind === 'trait' ? item.listedByOwner : Number(Boolean(item.price));

/** Fully listed items can't be selected, because a second listing of an edition can't sell too. */
const isSelectable = (item: InventoryItem): boolean =>
  listedOf(item) < (item.kind === 'trait' ? item.quantity : 1);

/** The number of listings of each selected item when it was selected, by its id. */
type Selected = ReadonlyMap<string, number>;

const selectedOf = (items: readonly InventoryItem[]): Selected =>
  new Map(items.slice(0, BATCH_ACTIONS_MAX).map((item) => [selectionId(item), listedOf(item)]));

/** Selects items to list or send. An item whose listings have changed since is no longer selected. */
export const useSelection = (items: readonly InventoryItem[]) => {
  const [listings, setListings] = useState<Selected>();
  const isSelected = (item: InventoryItem): boolean =>
    listings?.get(selectionId(item)) === listedOf(item);
  const shown = items.filter(isSelectable);
  const selected = shown.filter(isSelected);
  return {
    isSelecting: listings !== undefined,
    shown,
    selected,
    isFull: selected.length >= BATCH_ACTIONS_MAX,
    isSelectable,
    isSelected,
    begin: () => setListings(new Map()),
    end: () => setListings(undefined),
    toggle: (item: InventoryItem) => {
      const others = selected.filter((one) => selectionId(one) !== selectionId(item));
      setListings(selectedOf(others.length < selected.length ? others : [...selected, item]));
    },
    /** Selects all displayed items, up to the maximum number. */
    selectAll: () =>
      setListings(selectedOf([...selected, ...shown.filter((item) => !isSelected(item))])),
    clear: () => setListings(new Map()),
  };
};
export type Selection = ReturnType<typeof useSelection>;
