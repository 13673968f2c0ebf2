import type { FlagValues } from './flags.schema';

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

/** What every world's flags say until it overrides them: how far each feature has come. */
export const DEFAULT_FLAGS: FlagValues = {
  ...Object.fromEntries(STAGED_FEATURES.map((feature) => [`stage-${feature}`, 'planned'])),
  'stage-construct': 'next',
};
