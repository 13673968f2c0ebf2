import {
  editionsOfTier,
  type Rarity,
  type Slot,
  type Tier,
} from '@trait-market/contract/economy/shared';

import { grouped } from '@/lib/format/grouped';

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

/** Returns the range of editions that a tier stands for, such as "15–22". */
export const tierRangeText = (tier: Tier): string => {
  const { least, most } = editionsOfTier(tier);
  return most === undefined ? `${least}+` : `${least}–${most}`;
};

export const tierEditionsText = (tier: Tier): string => `${tierRangeText(tier)} editions`;

export const traitsText = (count: number): string =>
  count === 1 ? '1 trait' : `${grouped(count)} traits`;

export const editionsText = (editions: number): string =>
  editions === 1 ? '1 edition' : `${grouped(editions)} editions`;
