import { bestMatches, searchKeyOf } from './best-matches';
import { closeMatches } from './close-matches';
import type { Database } from './database';

/** A trait on the market; its id is a valid path segment. */
export type TraitRecord = {
  id: string;
  traitValue: string;
};

export const createTraits = ({ trait }: Database) => ({
  add: ({ id, traitValue }: TraitRecord): void =>
    trait.insert({ id, traitValue, valueKey: searchKeyOf(traitValue) }),

  /**
   * Returns traits whose value contains the text, ignoring case, or similar ones when none does;
   * best first, up to a limit.
   */
  search: (text: string, limit: number): TraitRecord[] => {
    const key = searchKeyOf(text);
    if (key === '') return [];
    const found = trait.search((sorted) =>
      bestMatches(sorted, key, ({ valueKey }) => valueKey, limit),
    );
    if (found.length > 0 || limit === 0) return found;
    return trait.search((all) => closeMatches(all, key, ({ valueKey }) => valueKey, limit));
  },

  all: (): TraitRecord[] => trait.rows().map(({ id, traitValue }) => ({ id, traitValue })),

  count: (): number => trait.count(),
});
