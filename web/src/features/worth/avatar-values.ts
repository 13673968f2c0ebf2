import type { ChainId } from '@trait-market/contract/economy/shared';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';

import { grouped } from '@/lib/format/grouped';

type OwnedAvatar = Extract<InventoryItem, { kind: 'avatar' }>;

/** The avatars on one chain, and the sums of their values in wei. */
export type AvatarValue = { count: number; floor: bigint; bestOffer: bigint };

export type AvatarValues = {
  chains: Record<ChainId, AvatarValue>;
  /** The numbers of avatars that the sums exclude. */
  withoutFloor: number;
  withoutOffer: number;
};

/**
 * Sums up avatars by their collection's cheapest listing of others and by the best offer for each.
 */
export const avatarValues = (items: readonly OwnedAvatar[]): AvatarValues => {
  const sumOn = (chainId: ChainId): AvatarValue => {
    const held = items.filter(({ avatar }) => avatar.chainId === chainId);
    const sumOf = (by: 'floor' | 'bestOffer') =>
      held.reduce((sum, { worth }) => sum + BigInt(worth?.[by]?.amount ?? 0), 0n);
    return { count: held.length, floor: sumOf('floor'), bestOffer: sumOf('bestOffer') };
  };
  return {
    chains: { 1: sumOn(1), 137: sumOn(137) },
    withoutFloor: items.filter(({ worth }) => !worth?.floor).length,
    withoutOffer: items.filter(({ worth }) => !worth?.bestOffer).length,
  };
};

export const avatarsText = (count: number): string =>
  `${grouped(count)} ${count === 1 ? 'avatar' : 'avatars'}`;
