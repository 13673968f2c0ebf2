import type { TraitCard } from '@trait-market/contract/economy/traits';

/** The selected traits by their ids, in the order of their selection. */
export type Selected = ReadonlyMap<string, TraitCard>;

/** Changes the selection, which is undefined while nothing can be selected. */
export type ChangeSelected = (change: (before: Selected | undefined) => Selected) => void;
