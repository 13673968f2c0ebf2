import { SlotSchema, type Slot } from '@trait-market/contract/economy/shared';
import type { BrowseTraitsQuery, Facets } from '@trait-market/contract/economy/traits';

import type { ChoicesOf, PartOf } from '@/components/market-filters/filter';
import { filterSet } from '@/components/market-filters/filter-set';
import { listedFilter } from '@/components/market-filters/listed';
import { priceFilter } from '@/components/market-filters/price';
import { severalOf } from '@/components/market-filters/several-of';
import {
  chainFilter,
  collectionFilter,
  nameFilter,
  rarityFilter,
} from '@/components/market-filters/shared-filters';
import { slotNames } from '@/lib/economy/traits/trait-words';

type SlotChoice = { slot: readonly Slot[] };

const slotFilter = severalOf<Slot, SlotChoice, Facets, BrowseTraitsQuery>({
  title: 'Slot',
  param: 'slot',
  facet: ({ slot }) => slot,
  valuesOf: ({ slot }) => slot,
  choiceOf: (slot) => ({ slot }),
  known: (texts) => SlotSchema.options.filter((slot) => texts.includes(slot)),
  slugOf: (slot) => slot,
  wordsOf: (slot) => slotNames[slot],
  ask: (slot) => ({ slot: [...slot] }),
});

/** All filters, in the order of their chips. */
const all = [
  nameFilter,
  listedFilter,
  slotFilter,
  rarityFilter('Rarity'),
  collectionFilter,
  chainFilter,
  priceFilter,
] as const;

export type FilterChoices = ChoicesOf<typeof all>;

const parts: readonly PartOf<FilterChoices, Facets, BrowseTraitsQuery>[] = all;

export const traitFilters = filterSet(parts);
