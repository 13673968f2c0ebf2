import type { Outfit } from '@trait-market/contract/economy/outfits';

import type { OutfitRow } from '../tables/outfit-row';
import { wornTraits } from './avatars';
import { timeOf, type View } from './view/view';

export const presentOutfit = (
  view: View,
  { id, name, collection, worn, createdAt }: OutfitRow,
): Outfit => ({
  id,
  name,
  collection,
  traits: wornTraits(view, worn),
  createdAt: timeOf(createdAt),
});
