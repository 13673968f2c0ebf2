import type { Rarity, Slot } from '@trait-market/contract/economy/shared';

import { grouped } from '@/lib/format/grouped';

/** What people call the slots and the rarities. */
export const slotNames: Record<Slot, string> = {
  background: 'Background',
  body: 'Body',
  outfit: 'Outfit',
  mouth: 'Mouth',
  eyes: 'Eyes',
  headwear: 'Headwear',
  accessory: 'Accessory',
};

export const rarityNames: Record<Rarity, string> = {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  epic: 'Epic',
  legendary: 'Legendary',
  unworn: 'Not worn yet',
};

/** How many traits there are, in words. */
export const traitsText = (count: number): string =>
  count === 1 ? '1 trait' : `${grouped(count)} traits`;

/** How many editions there are, in words. */
export const editionsText = (editions: number): string =>
  editions === 1 ? '1 edition' : `${grouped(editions)} editions`;
