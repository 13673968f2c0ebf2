import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import { useState } from 'react';

import { BATCH_ACTIONS_MAX } from '@/config/constants';

export type OwnedTraitItem = Extract<InventoryItem, { kind: 'trait' }>;

/** Fully listed traits can't be selected, because a second listing of an edition can't sell too. */
const isSelectable = (item: InventoryItem): item is OwnedTraitItem =>
  item.kind === 'trait' && item.listedByOwner < item.quantity;

export const useSelection = (items: readonly InventoryItem[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  const shown = items.filter(isSelectable);
  const selected = shown.filter(({ trait }) => ids?.has(trait.id));
  return {
    isSelecting: ids !== undefined,
    shown,
    selected,
    isFull: selected.length >= BATCH_ACTIONS_MAX,
    isSelectable,
    isSelected: ({ trait }: OwnedTraitItem): boolean => ids?.has(trait.id) ?? false,
    begin: () => setIds(new Set()),
    end: () => setIds(undefined),
    toggle: ({ trait }: OwnedTraitItem) => {
      const next = new Set(selected.map((item) => item.trait.id));
      if (!next.delete(trait.id) && next.size < BATCH_ACTIONS_MAX) next.add(trait.id);
      setIds(next);
    },
    /** Selects all displayed traits, up to the maximum number. */
    selectAll: () => {
      const all = [...selected, ...shown].map(({ trait }) => trait.id);
      setIds(new Set([...new Set(all)].slice(0, BATCH_ACTIONS_MAX)));
    },
    clear: () => setIds(new Set()),
  };
};
export type Selection = ReturnType<typeof useSelection>;
