import type { RerollPool } from '@trait-market/contract/economy/reroll';

import { plainText } from '@/lib/format/plain-text';

const slotPlurals: Record<RerollPool['slot'], string> = {
  background: 'backgrounds',
  body: 'bodies',
  outfit: 'outfits',
  mouth: 'mouths',
  eyes: 'eyes',
  headwear: 'headwear',
  accessory: 'accessories',
};

export const poolName = ({ slot, collectionName }: RerollPool): string =>
  `${plainText(collectionName)} ${slotPlurals[slot]}`;

export const editionsText = (editions: number): string =>
  editions === 1 ? '1 edition' : `${editions} editions`;

export const traitsText = (traits: number): string =>
  traits === 1 ? '1 trait' : `${traits} different traits`;
