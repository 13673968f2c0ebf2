import { SlotSchema, type Slot } from '@trait-market/contract/economy/shared';

import { slotNames } from '@/lib/economy/traits/trait-words';

import { severalOf } from './several-of';

type SlotChoice = { slot: readonly Slot[] };

export const slotFilter = severalOf<Slot, SlotChoice>({
  title: 'Slot',
  param: 'slot',
  facet: 'slot',
  valuesOf: ({ slot }) => slot,
  choiceOf: (slot) => ({ slot }),
  known: (texts) => SlotSchema.options.filter((slot) => texts.includes(slot)),
  slugOf: (slot) => slot,
  wordsOf: (slot) => slotNames[slot],
  ask: (slot) => ({ slot: [...slot] }),
});
