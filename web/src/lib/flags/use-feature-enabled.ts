import { skipToken, useQuery } from '@tanstack/react-query';

import type { FeatureFlagsConfig } from '@/config/app-config';
import { useAppConfig } from '@/config/app-config-context';

import type { FeatureFlag } from './flags';
import { fetchFlag, forgetFailure } from './read-flag';

/** Rejects if the flag can't be fetched, because the feature may be open then. */
export const isFeatureEnabled = async (
  config: FeatureFlagsConfig | null,
  key: FeatureFlag,
): Promise<boolean> => config !== null && ((await fetchFlag(config, key)) ?? false);

/** The root of the queries of feature flags. The server fills them. */
export const FEATURE_QUERIES = 'feature';

export type Feature = {
  /** While it is undefined, show neither the feature nor its preview (§7). */
  isEnabled: boolean | undefined;
  /** Undefined unless the request for the flag failed. */
  retry: (() => void) | undefined;
};

/** Returns whether a feature is enabled, or the failure of the request for its flag. */
export const useFeature = (key: FeatureFlag): Feature => {
  const { featureFlags } = useAppConfig();
  const { data, isError, refetch } = useQuery({
    queryKey: [FEATURE_QUERIES, key],
    queryFn: featureFlags ? () => isFeatureEnabled(featureFlags, key) : skipToken,
    // Always stale here, because the flag client itself caches the features.
    staleTime: 0,
    gcTime: Infinity,
  });
  const retry = () => {
    if (featureFlags) forgetFailure(featureFlags);
    void refetch();
  };
  return {
    isEnabled: featureFlags ? data : false,
    retry: isError && data === undefined ? retry : undefined,
  };
};

/** Whether to link to a feature: also after a failed request for its flag, because it may be open. */
export const isReachable = ({ isEnabled, retry }: Feature): boolean =>
  isEnabled === true || retry !== undefined;

/** Returns false also if the flag can't be fetched, for parts of pages that can be left out. */
export const useFeatureEnabled = (key: FeatureFlag): boolean | undefined => {
  const { isEnabled, retry } = useFeature(key);
  return retry ? false : isEnabled;
};
