import type { FlagValues } from './flag-values.schema';

/** The feature screens of §1, by the names of their flags. */
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

/** What is built entirely, and can be closed by its flag. */
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
  // What happens is told over a stream, in place of polls.
  'live',
] as const;

/** What every world's flags say until it overrides them: what is open, and how far the rest has come. */
export const DEFAULT_FLAGS: FlagValues = {
  ...Object.fromEntries(OPEN_FEATURES.map((feature) => [feature, true])),
  ...Object.fromEntries(STAGED_FEATURES.map((feature) => [`stage-${feature}`, 'planned'])),
  'stage-reroll': 'next',
};
