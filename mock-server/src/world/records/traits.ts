import { bestMatches, searchKeyOf } from './best-matches';
import { closestMatches } from './close-matches';
import type { Database } from './database';

export type TraitRecord = {
  id: string;
  traitValue: string;
};

export const createTraits = ({ trait }: Database) => ({
  add: ({ id, traitValue }: TraitRecord): void =>
    trait.insert({ id, traitValue, valueKey: searchKeyOf(traitValue) }),

  /** Returns values that contain the text or, if none does, similar ones; best matches first. */
  search: (text: string, limit: number): TraitRecord[] => {
    const key = searchKeyOf(text);
    if (key === '') return [];
    const found = trait.search((sorted) =>
      bestMatches(sorted, key, ({ valueKey }) => valueKey, limit),
    );
    if (found.length > 0 || limit === 0) return found;
    return trait.search((all) =>
      closestMatches(all, key, ({ valueKey }) => valueKey).slice(0, limit),
    );
  },

  all: (): TraitRecord[] => trait.rows().map(({ id, traitValue }) => ({ id, traitValue })),

  count: (): number => trait.count(),
});
