import type { TraitRecord } from '../../world/records/traits';
import { createCatalogue, type Catalogue, type TraitEntry } from './catalogue';

/** Adds the traits that only this world has; without any, returns the seed's catalogue itself. */
export const catalogueWith = (catalogue: Catalogue, records: readonly TraitRecord[]): Catalogue => {
  if (records.length === 0) return catalogue;
  const known = [...catalogue.traits.values()];
  const more = records.filter(({ id }) => !catalogue.traits.has(id));
  const lastId = known.reduce((last, { tokenId }) => Math.max(last, Number(tokenId)), 0);
  const lastRank = known.reduce((last, { rank }) => Math.max(last, rank), -1);
  const added = more.flatMap(({ id, traitValue }, index): TraitEntry[] => {
    const like = known[index % known.length];
    if (like === undefined) return [];
    const place = { tokenId: String(lastId + 1 + index), rank: lastRank + 1 + index };
    return [{ ...like, ...place, id, value: traitValue }];
  });
  return added.length === 0
    ? catalogue
    : createCatalogue([...catalogue.collections.values()], [...known, ...added]);
};
