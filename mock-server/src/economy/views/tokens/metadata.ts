import type { TokenMetadata } from '@trait-market/contract/economy/tokens';
import { SLOTS, type Slot } from '@trait-market/contract/economy/shared';

import { avatarKey } from '../../tables/keys';
import {
  avatarRefOf,
  avatarRow,
  collectionEntry,
  traitEntry,
  traitPictureOf,
  type View,
} from '../view/view';

const capitalized = (slot: Slot): string => slot.charAt(0).toUpperCase() + slot.slice(1);

export const traitMetadata = (view: View, id: string): TokenMetadata => {
  const trait = traitEntry(view, id);
  const { name } = collectionEntry(view, trait.collection);
  const editions = view.market.context.tables.supply.find(id) ?? 0;
  return {
    name: trait.value,
    description: `A trait of ${name}. Slot: ${trait.slot}.`,
    image: traitPictureOf(view, trait, 'svg'),
    decimals: 0,
    attributes: [
      { trait_type: 'Collection', value: name },
      { trait_type: 'Slot', value: capitalized(trait.slot) },
      { trait_type: 'Editions', value: editions, display_type: 'number' },
    ],
  };
};

export const avatarMetadata = (view: View, collection: string, tokenId: string): TokenMetadata => {
  const row = avatarRow(view, avatarKey(collection, tokenId));
  const { name, imageUrl = '' } = avatarRefOf(view, row);
  return {
    name,
    description: collectionEntry(view, collection).description,
    image: imageUrl,
    attributes: SLOTS.flatMap((slot) => {
      const id = row.worn[slot];
      if (id === undefined) return [];
      return [{ trait_type: capitalized(slot), value: traitEntry(view, id).value }];
    }),
  };
};
