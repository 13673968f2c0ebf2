import type { Avatar, AvatarDetail, WornTrait } from '@trait-market/contract/economy/avatars';
import { SLOTS } from '@trait-market/contract/economy/shared';

import { standingsOf } from '../traits/standings';
import { rarityScore, wearOf } from '../traits/rarity';
import { avatarKey } from '../tables/keys';
import type { AvatarRow } from '../tables/rows';
import { avatarPrice, bestOfferForAvatar, lastSaleOfAvatar } from './prices/avatar-market';
import { floorOf } from './traits';
import {
  avatarRefOf,
  collectionEntry,
  layersOf,
  ownLayersOf,
  partyOf,
  traitEntry,
  traitRefOf,
  type View,
} from './view/view';

export const rarityScoreOf = (view: View, { worn }: AvatarRow): number =>
  rarityScore(worn, (id) => wearOf(view.market.context, traitEntry(view, id)).share);

export const wornTraitOf = (view: View, id: string): WornTrait => ({
  ...traitRefOf(view, id),
  tokenId: traitEntry(view, id).tokenId,
  ...layersOf(view, id),
});

export const wornTraits = (view: View, look: AvatarRow['worn']): WornTrait[] =>
  SLOTS.flatMap((slot) => {
    const id = look[slot];
    return id === undefined ? [] : [wornTraitOf(view, id)];
  });

export const presentAvatar = (view: View, row: AvatarRow): Avatar => {
  const { chainId, contracts, name } = collectionEntry(view, row.collection);
  const bareLayers = ownLayersOf(view, row);
  return {
    ...avatarRefOf(view, row),
    chainId,
    token: contracts.avatars,
    collectionName: name,
    owner: partyOf(view, row.owner),
    worn: wornTraits(view, row.worn),
    ...(bareLayers.length > 0 && { bareLayers }),
    rarityScore: rarityScoreOf(view, row),
  };
};

/** Returns an avatar's rank. Ties get the better rank. */
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
    price: avatarPrice(view, row),
    bestOffer: bestOfferForAvatar(view, row),
    lastSale: lastSaleOfAvatar(view, row),
    fees: [...collectionEntry(view, row.collection).fees],
  };
};
