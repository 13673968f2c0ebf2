import { skipToken, useQuery } from '@tanstack/react-query';

import type { FeatureFlagsConfig } from '@/config/app-config';
import { useAppConfig } from '@/config/app-config-context';
import { FLAG_MAX_WAIT_MS } from '@/config/constants';

import type { FeatureFlag } from './flags';
import { readFlag } from './read-flag';

const waitFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export const isFeatureEnabled = async (
  config: FeatureFlagsConfig | null,
  key: FeatureFlag,
): Promise<boolean> =>
  config !== null &&
  ((await Promise.race([readFlag(config, key), waitFor(FLAG_MAX_WAIT_MS)])) ?? false);

/** The root of the queries of feature flags. The server fills them. */
export const FEATURE_QUERIES = 'feature';

/** While it is undefined, show neither the feature nor its preview (§7). */
export const useFeatureEnabled = (key: FeatureFlag): boolean | undefined => {
  const { featureFlags } = useAppConfig();
  const { data } = useQuery({
    queryKey: [FEATURE_QUERIES, key],
    queryFn: featureFlags ? () => isFeatureEnabled(featureFlags, key) : skipToken,
    // Always stale here, because the flag client itself caches the features.
    staleTime: 0,
    gcTime: Infinity,
  });
  return featureFlags ? data : false;
};
