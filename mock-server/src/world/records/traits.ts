import { bestMatches, searchKeyOf } from './best-matches';
import type { Database } from './database';

/** A trait on the market: the id is fit for a path segment. */
export type TraitRecord = {
  id: string;
  traitValue: string;
};

/** The traits on the market. */
export const createTraits = ({ trait }: Database) => ({
  add: ({ id, traitValue }: TraitRecord): void =>
    trait.insert({ id, traitValue, valueKey: searchKeyOf(traitValue) }),

  /** Whose value contains the text, literally and in any case; at most so many. */
  search: (text: string, limit: number): TraitRecord[] => {
    const key = searchKeyOf(text);
    if (key === '') return [];
    return trait.filter(
      ({ valueKey }) => valueKey.includes(key),
      (found) => bestMatches(found, key, ({ valueKey }) => valueKey, limit),
    );
  },

  all: (): TraitRecord[] =>
    trait
      .filter(
        () => true,
        (found) => found,
      )
      .map(({ id, traitValue }) => ({ id, traitValue })),

  count: (): number => trait.count(),
});
