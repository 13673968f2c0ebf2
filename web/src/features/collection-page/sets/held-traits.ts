import type { Slot } from '@trait-market/contract/economy/shared';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useMemo } from 'react';

import { useOwnedAvatars, useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';

type Owned<K extends InventoryItem['kind']> = Extract<InventoryItem, { kind: K }>;

export type HeldTraits = ReadonlyMap<Slot, ReadonlySet<string>>;

/** Returns the ids of the collection's traits that a wallet holds by slot, loose or worn. */
const heldTraits = (
  slug: string,
  loose: readonly Owned<'trait'>[],
  avatars: readonly Owned<'avatar'>[],
): HeldTraits => {
  const held = new Map<Slot, Set<string>>();
  const traits = [
    ...loose.map(({ trait }) => trait),
    ...avatars.flatMap(({ avatar }) => avatar.worn),
  ];
  for (const { id, slot, collection } of traits) {
    if (collection !== slug) continue;
    const ofSlot = held.get(slot) ?? new Set();
    held.set(slot, ofSlot.add(id));
  }
  return held;
};

export const useHeldTraits = (address: WalletAddress | undefined, slug: string) => {
  const traits = useOwnedTraits(address, slug);
  const avatars = useOwnedAvatars(address, slug);
  const failed = [traits, avatars].find(({ error }) => error !== null);
  return {
    held: useMemo(
      () => traits.data && avatars.data && heldTraits(slug, traits.data, avatars.data),
      [slug, traits.data, avatars.data],
    ),
    failed,
  };
};
