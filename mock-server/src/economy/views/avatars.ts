import type { Avatar, AvatarDetail } from '@trait-market/contract/economy/avatars';
import { SLOTS } from '@trait-market/contract/economy/slots';

import { standingsOf } from '../benches/standings';
import { wearOf } from '../rarity';
import { avatarKey } from '../tables/keys';
import type { AvatarRow } from '../tables/rows';
import { cardOf } from './traits';
import { avatarRefOf, collectionEntry, partyOf, traitEntry, traitRefOf, type View } from './view';

/** Scores avatars by what they wear; of each trait the share is read once, however many wear it. */
const createScorer = (view: View): ((row: AvatarRow) => number) => {
  const known = new Map<string, number>();
  const shareOf = (id: string): number => {
    const share = known.get(id) ?? wearOf(view.market.context, traitEntry(view, id)).share;
    known.set(id, share);
    return share;
  };
  return ({ worn }) => {
    const score = Object.values(worn).reduce((sum, id) => {
      const share = shareOf(id);
      return share === 0 ? sum : sum + 1 / share;
    }, 0);
    return Math.round(score * 100) / 100;
  };
};

/** The sum of one over each worn trait's share: the fewer wear the same, the more it counts. */
export const rarityScoreOf = (view: View, row: AvatarRow): number => createScorer(view)(row);

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
      const { floor } = cardOf(view, trait.id);
      return { ...trait, wearers, share, floor };
    }),
    rank: rankOf(view, row),
  };
};
