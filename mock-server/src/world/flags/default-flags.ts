import type { FlagValues } from './flag-values.schema';

/** The feature screens of §1, by flag. */
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

/** Complete features that a flag can disable. */
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
  // Events are streamed instead of polled.
  'live',
] as const;

/** The default values of every world's flags. */
export const DEFAULT_FLAGS: FlagValues = {
  ...Object.fromEntries(OPEN_FEATURES.map((feature) => [feature, true])),
  ...Object.fromEntries(STAGED_FEATURES.map((feature) => [`stage-${feature}`, 'planned'])),
  'stage-reroll': 'next',
};
