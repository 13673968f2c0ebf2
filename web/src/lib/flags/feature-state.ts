import type { Feature } from './use-feature-enabled';

/** The state of a feature whose flag a page depends on. A failed one can be retried. */
export type FeatureState = 'loading' | 'closed' | 'open' | { retry: () => void };

export const featureState = ({ isEnabled, retry }: Feature): FeatureState => {
  if (retry) return { retry };
  if (isEnabled === undefined) return 'loading';
  return isEnabled ? 'open' : 'closed';
};
