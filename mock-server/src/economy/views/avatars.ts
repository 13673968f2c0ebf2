import type { Avatar, AvatarDetail } from '@trait-market/contract/economy/avatars';
import { SLOTS } from '@trait-market/contract/economy/slots';

import { standingsOf } from '../standings';
import { rarityScore, wearOf } from '../rarity';
import { avatarKey } from '../tables/keys';
import type { AvatarRow } from '../tables/rows';
XXimport {
  avatarRefOf,
  collectionEntry,
  layersOf,
  partyOf,
  traitEntry,
  traitRefOf,
  type View,
} from './view';
>>>>>>> dcc3ce2 (Draw each layer of an avatar by itself)

export const rarityScoreOf = (view: View, { worn }: AvatarRow): number =>
  rarityScore(worn, (id) => wearOf(view.market.context, traitEntry(view, id)).share);

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
      const { tokenId } = traitEntry(view, id);
      return [{ ...traitRefOf(view, id), tokenId, ...layersOf(view, id) }];
    }),
    rarityScore: rarityScoreOf(view, row),
  };
};

/** Where an avatar stands among all of its collection; equals share the better place. */
const rankOf = (view: View, { collection, tokenId }: AvatarRow): AvatarDetail['rank'] => {
  const { of, standingOf } = standingsOf(view.market.context, collection);
  return { place: standingOf(avatarKey(collection, tokenId)).rank, of };
};

export const avatarDetailOf = (view: View, row: AvatarRow): AvatarDetail => {
  const avatar = presentAvatar(view, row);
  return {
    ...avatar,
    worn: avatar.worn.map((trait) => {
      const { worn: wearers, share } = wearOf(view.market.context, traitEntry(view, trait.id));
      return { ...trait, wearers, share, floor: floorOf(view, trait.id) };
    }),
    rank: rankOf(view, row),
  };
};
