import type { TraitCard, TraitPage } from '@trait-market/contract/economy/traits';

/** The traits that a list shows now, and the total when it was fetched. */
type Shown = { traits: readonly Pick<TraitCard, 'id'>[]; total: number };

/**
 * Counts the new traits by a freshly fetched first page: traits at its beginning that the list
 * lacks, or the growth of its total. Traits that only moved up to the end of the page because
 * others left are not new.
 */
export const countNew = ({ traits, total }: Shown, fresh: TraitPage): number => {
  const ids = new Set(traits.map(({ id }) => id));
  const isUnknown = fresh.items.map(({ id }) => !ids.has(id));
  const lastKnown = isUnknown.lastIndexOf(false);
  const unknown = isUnknown.slice(0, lastKnown + 1).filter(Boolean).length;
  return Math.max(fresh.total - total, unknown, 0);
};
