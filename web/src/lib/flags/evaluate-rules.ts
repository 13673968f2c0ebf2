import { GrowthBook } from '@growthbook/growthbook-react';

import type { Features, FlagAnswer } from './features';

/** Evaluates a feature's rules, without any user attributes. */
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
