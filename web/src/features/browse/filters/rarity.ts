import { RaritySchema, type Rarity } from '@trait-market/contract/economy/shared';

import { rarityNames } from '@/lib/economy/traits/trait-words';

import { severalOf } from './several-of';

type RarityChoice = { rarity: readonly Rarity[] };

export const rarityFilter = severalOf<Rarity, RarityChoice>({
  title: 'Rarity',
  param: 'rarity',
  facet: 'rarity',
  valuesOf: ({ rarity }) => rarity,
  choiceOf: (rarity) => ({ rarity }),
  known: (texts) => RaritySchema.options.filter((rarity) => texts.includes(rarity)),
  slugOf: (rarity) => rarity,
  wordsOf: (rarity) => rarityNames[rarity],
  ask: (rarity) => ({ rarity: [...rarity] }),
});
