import type { FlagValues } from './flag-values.schema';

const STAGED_FEATURES = [
  'packs',
  'extract',
  'construct',
  'construct-premium',
  'reroll',
  'the-light',
  'constructions',
  'playground',
  'collections',
  'activity',
  'leaders',
] as const;

const OPEN_FEATURES = [
  'market',
  'cart',
  'watchlist',
  'collections',
  'activity',
  'leaders',
  'extract',
  'construct',
  'construct-premium',
  'constructions',
  'subscriptions',
  'playground',
  'packs',
  'the-light',
  'reroll',
  'live',
] as const;

export const DEFAULT_FLAGS: FlagValues = {
  ...Object.fromEntries(OPEN_FEATURES.map((feature) => [feature, true])),
  ...Object.fromEntries(STAGED_FEATURES.map((feature) => [`stage-${feature}`, 'planned'])),
  'stage-reroll': 'next',
};
