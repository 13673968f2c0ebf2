import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import { useState } from 'react';

import { BATCH_ACTIONS_MAX } from '@/config/constants';

export type OwnedTraitItem = Extract<InventoryItem, { kind: 'trait' }>;

/** Fully listed traits can't be selected, because a second listing of an edition can't sell too. */
const isSelectable = (item: InventoryItem): item is OwnedTraitItem =>
  item.kind === 'trait' && item.listedByOwner < item.quantity;

/** The number of listings of each selected trait when it was selected, by its id. */
type Selected = ReadonlyMap<string, number>;

const selectedOf = (items: readonly OwnedTraitItem[]): Selected =>
  new Map(
    items.slice(0, BATCH_ACTIONS_MAX).map(({ trait, listedByOwner }) => [trait.id, listedByOwner]),
  );

/** Selects traits to list. A trait whose listings have changed since is no longer selected. */
export const useSelection = (items: readonly InventoryItem[]) => {
  const [listings, setListings] = useState<Selected>();
  const isSelected = ({ trait, listedByOwner }: OwnedTraitItem): boolean =>
    listings?.get(trait.id) === listedByOwner;
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
    toggle: (item: OwnedTraitItem) => {
      const others = selected.filter(({ trait }) => trait.id !== item.trait.id);
      setListings(selectedOf(others.length < selected.length ? others : [...selected, item]));
    },
    /** Selects all displayed traits, up to the maximum number. */
    selectAll: () =>
      setListings(selectedOf([...selected, ...shown.filter((item) => !isSelected(item))])),
    clear: () => setListings(new Map()),
  };
};
export type Selection = ReturnType<typeof useSelection>;
