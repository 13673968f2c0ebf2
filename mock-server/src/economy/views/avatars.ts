import type { Avatar } from '@trait-market/contract/economy/avatars';

import { SLOTS } from '@trait-market/contract/economy/slots';
import { wearOf } from '../rarity';
import type { AvatarRow } from '../tables/rows';
import { avatarRefOf, collectionEntry, partyOf, traitEntry, traitRefOf, type View } from './view';

/** The sum of one over each worn trait's share: the fewer wear the same, the more it counts. */
export const rarityScoreOf = (view: View, { worn }: AvatarRow): number => {
  const score = Object.values(worn).reduce((sum, id) => {
    const { share } = wearOf(view.market.context, traitEntry(view, id));
    return share === 0 ? sum : sum + 1 / share;
  }, 0);
  return Math.round(score * 100) / 100;
};

export const presentAvatar = (view: View, row: AvatarRow): Avatar => {
  const { chainId, token, name } = collectionEntry(view, row.collection);
  return {
    ...avatarRefOf(view, row),
    chainId,
    token,
    collectionName: name,
    owner: partyOf(view, row.owner),
    worn: SLOTS.flatMap((slot) => {
      const id = row.worn[slot];
      if (id === undefined) return [];
      return [{ ...traitRefOf(view, id), tokenId: traitEntry(view, id).tokenId }];
    }),
    rarityScore: rarityScoreOf(view, row),
  };
};
