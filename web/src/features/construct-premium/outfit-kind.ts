import {
  MAX_OUTFITS,
  OUTFIT_NAME_MAX_LENGTH,
  OutfitNameSchema,
} from '@trait-market/contract/economy/outfits';

import type { SavedKind } from '@/components/saved/saved-kind';

export const OUTFIT: SavedKind = {
  noun: 'outfit',
  aNoun: 'an outfit',
  most: MAX_OUTFITS,
  fullText: `You’ve reached the limit of ${MAX_OUTFITS} outfits for this collection.`,
  nameMaxLength: OUTFIT_NAME_MAX_LENGTH,
  isName: (name) => OutfitNameSchema.safeParse(name).success,
};
