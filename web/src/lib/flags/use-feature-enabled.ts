import { useEffect, useState } from 'react';

import type { FeatureFlagsConfig } from '@/config/app-config';
import { useAppConfig } from '@/config/app-config-context';
import { FLAG_MAX_WAIT_MS } from '@/config/constants';

import type { FeatureFlag } from './flags';
import { useIsHydrated } from '../use-is-hydrated';
import { readFlag } from './read-flag';

/**
 * The last known values by configuration, so that a screen that is opened again doesn't wait for
 * them.
 */
const lastAnswers = new WeakMap<FeatureFlagsConfig, Map<FeatureFlag, boolean>>();

const waitFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export const isFeatureEnabled = async (
  config: FeatureFlagsConfig | null,
  key: FeatureFlag,
): Promise<boolean> => {
  if (config === null) return false;
  const isOpen = (await Promise.race([readFlag(config, key), waitFor(FLAG_MAX_WAIT_MS)])) ?? false;
  const said = lastAnswers.get(config) ?? new Map<FeatureFlag, boolean>();
  lastAnswers.set(config, said.set(key, isOpen));
  return isOpen;
};

/**
 * Returns whether a feature is enabled. While the result is undefined, show neither the feature nor
 * its preview (§7).
 */
export const useFeatureEnabled = (key: FeatureFlag): boolean | undefined => {
  const { featureFlags } = useAppConfig();
  const isHydrated = useIsHydrated();
  const [answer, setAnswer] = useState<{ key: FeatureFlag; isOpen: boolean }>();

  useEffect(() => {
    if (!featureFlags) return undefined;
    let isCurrent = true;
    const ask = async () => {
      const isOpen = await isFeatureEnabled(featureFlags, key);
      if (isCurrent) setAnswer({ key, isOpen });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [featureFlags, key]);

  if (!isHydrated) return undefined;
  if (!featureFlags) return false;
  return answer?.key === key ? answer.isOpen : lastAnswers.get(featureFlags)?.get(key);
};
