import type { TraitCard, TraitPage } from '@trait-market/contract/economy/traits';

type Shown = { traits: readonly Pick<TraitCard, 'id'>[]; total: number };

/** Counts new traits on the first page, or the total's growth if that is larger. */
export const countNew = ({ traits, total }: Shown, fresh: TraitPage): number => {
  const ids = new Set(traits.map(({ id }) => id));
  const isUnknown = fresh.items.map(({ id }) => !ids.has(id));
  const lastKnown = isUnknown.lastIndexOf(false);
  const unknown = isUnknown.slice(0, lastKnown + 1).filter(Boolean).length;
  return Math.max(fresh.total - total, unknown, 0);
};
