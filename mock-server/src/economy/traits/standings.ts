import type { Look } from '../catalogue/look';
import { createKeptFor } from '../../kernel/kept-for';
import type { MarketContext } from '../orders/market-context';
import { rarityScore } from './rarity';
import { avatarKey } from '../tables/keys';

/** How rare an avatar is, and its place among its collection's. */
export type Standing = { rarityScore: number; rank: number };

const AS_IT_IS: ReadonlyMap<string, Look> = new Map();

/** The same as `standingsOf`, never what was kept. */
export const standingsAnew = (
  { tables }: Pick<MarketContext, 'tables'>,
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
  /** The best place of each score. Sorted once, and only where it is asked for. */
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
    /** How many avatars the collection has. */
    of: looks.length,
    standingOf: (key: string): Standing => {
      const own = scores.get(key) ?? 0;
      return { rarityScore: own, rank: placeOf(own) };
    },
  };
};

/** Of tables as they are, until an avatar moves. */
const keptStandings = createKeptFor(
  (_state: object) => new Map<string, ReturnType<typeof standingsAnew>>(),
);

/**
 * Where each avatar of a collection stands: the highest rarity score
 * first, equals at the same place. One pass over the
 * collection, since each avatar moves all others; kept until one does.
 *
 * @param instead what some avatars would wear, by their keys
 */
export const standingsOf = (
  context: Pick<MarketContext, 'tables'>,
  collection: string,
  instead: ReadonlyMap<string, Look> = AS_IT_IS,
) => {
  if (instead.size > 0) return standingsAnew(context, collection, instead);
  const kept = keptStandings(context.tables.avatars.state());
  const standings = kept.get(collection) ?? standingsAnew(context, collection, instead);
  kept.set(collection, standings);
  return standings;
};
