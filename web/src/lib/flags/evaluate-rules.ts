import { GrowthBook } from '@growthbook/growthbook-react';

import type { Features, EvaluatedFlag } from './features';

/** Evaluates the rules of a feature flag, without any attributes of the user. */
export const evaluateRules = (features: Features, key: string): EvaluatedFlag => {
  const growthBook = new GrowthBook({
    features,
    disableVisualExperiments: true,
    disableJsInjection: true,
    disableUrlRedirectExperiments: true,
  });
  const { value, source } = growthBook.evalFeature(key);
  return { value, source };
};
