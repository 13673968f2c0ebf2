import type { MarketContext } from '../market-context';
import { avatarKey } from '../tables/keys';
import type { Look } from './look';

/** How rare an avatar is, and its place among its collection's. */
export type Standing = { rarityScore: number; rank: number };

/**
 * Where each avatar of a collection stands: the sum of one over each worn trait's share, the highest
 * first, equals at the same place. One pass over the collection, since each avatar moves all others.
 *
 * @param instead what some avatars would wear, by their keys
 */
export const standingsOf = (
  { tables }: Pick<MarketContext, 'tables'>,
  collection: string,
  instead: ReadonlyMap<string, Look> = new Map(),
) => {
  const looks = tables.avatars.findBy('collection', collection).map((row) => {
    const key = avatarKey(row.collection, row.tokenId);
    return { key, look: instead.get(key) ?? row.worn };
  });
  const wearers = new Map<string, number>();
  for (const { look } of looks)
    for (const id of Object.values(look)) wearers.set(id, (wearers.get(id) ?? 0) + 1);
  const scoreOf = (look: Look): number => {
    const score = Object.values(look).reduce(
      (sum, id) => sum + looks.length / (wearers.get(id) ?? looks.length),
      0,
    );
    return Math.round(score * 100) / 100;
  };
  const scores = new Map(looks.map(({ key, look }) => [key, scoreOf(look)]));
  return {
    /** How many avatars the collection has. */
    of: looks.length,
    standingOf: (key: string): Standing => {
      const rarityScore = scores.get(key) ?? 0;
      const ahead = [...scores.values()].filter((score) => score > rarityScore).length;
      return { rarityScore, rank: ahead + 1 };
    },
  };
};
