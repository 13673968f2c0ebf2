import { GrowthBook } from '@growthbook/growthbook-react';

import type { Features, FlagAnswer } from './features';

/** A feature's value by its rules. Nothing is known of a person that a rule could ask for. */
export const evaluateRules = (features: Features, key: string): FlagAnswer => {
  const growthBook = new GrowthBook({
    features,
    disableVisualExperiments: true,
    disableJsInjection: true,
    disableUrlRedirectExperiments: true,
  });
  const { value, source } = growthBook.evalFeature(key);
  return { value, source };
};
