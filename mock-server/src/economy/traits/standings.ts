import type { Rarity } from '@trait-market/contract/economy/shared';

import type { Look } from '../catalogue/look';
import type { MarketContext } from '../orders/market-context';

import { rarestOf, rarityOfShare, rarityScore } from './rarity';
import { avatarKey } from '../tables/keys';

export type Standing = { rarityScore: number; rank: number };

const AS_IT_IS: ReadonlyMap<string, Look> = new Map();

/** @param instead hypothetical looks by avatar key */
export const standingsOf = (
  { catalogue, tables }: Pick<MarketContext, 'catalogue' | 'tables'>,
  collection: string,
  instead: ReadonlyMap<string, Look> = AS_IT_IS,
) => {
  const looks = tables.avatars.findBy('collection', collection).map((row) => {
    const key = avatarKey(row.collection, row.tokenId);
    return { key, look: instead.get(key) ?? row.worn };
  });
  const wearers = new Map<string, number>();
  for (const { look } of looks)
    for (const id of Object.values(look)) wearers.set(id, (wearers.get(id) ?? 0) + 1);
  const shareOf = (id: string): number => (wearers.get(id) ?? 0) / looks.length;
  const scores = new Map(looks.map(({ key, look }) => [key, rarityScore(look, shareOf)]));
  const lookAt = new Map(looks.map(({ key, look }) => [key, look]));
  const traitRarity = (id: string): Rarity => {
    const trait = catalogue.traits.get(id);
    return trait === undefined ? 'unworn' : rarityOfShare(catalogue, trait, shareOf(id));
  };
  let places: Map<number, number> | undefined;
  const placeOf = (score: number): number => {
    places ??= new Map(
      [...scores.values()]
        .toSorted((one, other) => one - other)
        .map((one, index, all) => [one, all.length - index]),
    );
    return places.get(score) ?? 1;
  };
  return {
    of: looks.length,
    standingOf: (key: string): Standing => {
      const own = scores.get(key) ?? 0;
      return { rarityScore: own, rank: placeOf(own) };
    },
    /** Returns the rarity of the rarest worn trait; `unworn` if the avatar wears nothing. */
    rarityOf: (key: string): Rarity =>
      rarestOf(Object.values(lookAt.get(key) ?? {}).map(traitRarity)),
  };
};
