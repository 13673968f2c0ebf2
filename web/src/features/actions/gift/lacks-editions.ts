import type { Item } from '@trait-market/contract/economy/shared';

/** Returns whether an order's item, of which each of its `units` gives a part, needs more editions than are left. */
export const lacksEditions = (
  given: Item,
  units: number,
  { traitId, left }: { traitId: string; left: number },
): boolean => given.kind === 'trait' && given.trait.id === traitId && left < given.quantity / units;
