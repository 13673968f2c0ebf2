import type { RerollPool } from '@trait-market/contract/economy/reroll';

import { slotNames } from '@/lib/economy/trait-words';
import { plainText } from '@/lib/format/plain-text';

/** What a pool is called: "Eyes of Fathom Club". */
export const poolName = ({ slot, collectionName }: RerollPool): string =>
  `${slotNames[slot]} of ${plainText(collectionName)}`;

export const editionsText = (editions: number): string =>
  editions === 1 ? '1 edition' : `${editions} editions`;

export const traitsText = (traits: number): string =>
  traits === 1 ? '1 trait' : `${traits} different traits`;
