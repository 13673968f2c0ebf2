import { bestMatches, searchKeyOf } from './best-matches';
import type { Database } from './models';

/** A trait on the market: the id is fit for a path segment. */
export interface TraitRecord {
  id: string;
  traitValue: string;
}

/** The traits on the market. */
export const createTraits = ({ trait }: Database) => ({
  add: ({ id, traitValue }: TraitRecord): void => {
    trait.create({ id, traitValue, valueKey: searchKeyOf(traitValue) });
  },

  /** Whose value contains the text, literally and in any case; at most 20. */
  search: (text: string): TraitRecord[] => {
    const key = searchKeyOf(text);
    if (key === '') return [];
    const found = trait.findMany({ where: { valueKey: { contains: key } } });
    return structuredClone(bestMatches(found, key, (record) => record.valueKey));
  },

  count: (): number => trait.count(),
});
