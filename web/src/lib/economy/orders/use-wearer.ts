import type { Item } from '@trait-market/contract/economy/shared';

import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';
import { useConnectedAddress } from '@/lib/session/session-context';

export type TraitItem = Extract<Item, { kind: 'trait' }>;

export const isTraitItem = (item: Item): item is TraitItem => item.kind === 'trait';

/** Returns the own avatar that wears a trait; undefined if none does, or while loading. */
export const useWearer = (item: TraitItem | undefined) => {
  const address = useConnectedAddress();
  const { data } = useOwnedAvatars(item && address, item?.trait.collection);
  const owned =
    item && data?.find(({ avatar }) => avatar.worn.some(({ id }) => id === item.trait.id));
  return owned?.avatar;
};
