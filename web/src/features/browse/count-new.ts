import type { TraitCard, TraitPage } from '@trait-market/contract/economy/traits';

/** What a list shows by now, and how many there were when it was fetched. */
type Shown = { traits: readonly Pick<TraitCard, 'id'>[]; total: number };

/**
 * How many more there are than a list shows, by a first page that was fetched just now: those that
 * it begins with and the list does not have, or that its total counts more. What merely moved up to
 * the end of the page because others left is not new.
 */
export const countNew = ({ traits, total }: Shown, fresh: TraitPage): number => {
  const ids = new Set(traits.map(({ id }) => id));
  const isUnknown = fresh.items.map(({ id }) => !ids.has(id));
  const lastKnown = isUnknown.lastIndexOf(false);
  const unknown = isUnknown.slice(0, lastKnown + 1).filter(Boolean).length;
  return Math.max(fresh.total - total, unknown, 0);
};
