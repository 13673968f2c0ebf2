import type { ShownItem, ShownRef } from '@trait-market/contract/economy/showcases';

import { paths } from '@/config/paths';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';

import { avatarName } from '../avatars/avatar-name';
import { slotNames } from '../traits/trait-words';

export const shownName = (item: ShownItem): string =>
  item.kind === 'trait' ? plainText(item.trait.value) || 'Unnamed trait' : avatarName(item.avatar);

/** Says what an item is: "Headwear", "Rank 12", "Look, rank 12". */
export const shownAbout = (item: ShownItem): string => {
  if (item.kind === 'trait') return slotNames[item.trait.slot];
  const rank = `ank ${grouped(item.rank)}`;
  return item.kind === 'avatar' ? `R${rank}` : `Look, r${rank}`;
};

export const shownPicture = (item: ShownItem): string | undefined => {
  if (item.kind === 'look') return item.imageUrl;
  return item.kind === 'trait' ? item.trait.imageUrl : item.avatar.imageUrl;
};

export const shownPath = (item: ShownItem): string => {
  if (item.kind === 'trait') return paths.trait(item.trait.id);
  return item.kind === 'avatar' ? paths.avatar(item.avatar) : paths.looksOf(item.avatar);
};

/** Returns what identifies an item, in the form in which it is saved. */
export const refOf = (item: ShownItem): ShownRef => {
  switch (item.kind) {
    case 'trait':
      return { kind: 'trait', id: item.trait.id };
    case 'avatar':
      return {
        kind: 'avatar',
        collection: item.avatar.collection,
        tokenId: item.avatar.tokenId,
      };
    case 'look':
      return { kind: 'look', id: item.id };
  }
};

export const shownKey = (item: ShownItem): string => Object.values(refOf(item)).join('/');
