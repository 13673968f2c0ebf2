import { useEffect, useState } from 'react';

import type { FeatureFlagsConfig } from '@/config/app-config';
import { useAppConfig } from '@/config/app-config-context';
import { FLAG_MAX_WAIT_MS } from '@/config/constants';

import type { FeatureFlag } from './flags';
import { useIsTakenOver } from '../use-is-taken-over';
import { readFlag } from './read-flag';

/** What was said last, so that who comes back to a screen does not wait for it again. */
const lastAnswers = new WeakMap<FeatureFlagsConfig, Map<FeatureFlag, boolean>>();

const waitFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether a feature has opened; false where nobody says so in time. */
const readFeatureEnabled = async (
  config: FeatureFlagsConfig,
  key: FeatureFlag,
): Promise<boolean> => {
  const isOpen = (await Promise.race([readFlag(config, key), waitFor(FLAG_MAX_WAIT_MS)])) ?? false;
  const said = lastAnswers.get(config) ?? new Map<FeatureFlag, boolean>();
  lastAnswers.set(config, said.set(key, isOpen));
  return isOpen;
};

/**
 * Whether a feature has opened, which its flag decides (§7). Undefined until it is known: nothing of
 * the feature, and nothing that says that it has not opened, should be shown before.
 */
export const useFeatureEnabled = (key: FeatureFlag): boolean | undefined => {
  const { featureFlags } = useAppConfig();
  const isTakenOver = useIsTakenOver();
  const [answer, setAnswer] = useState<{ key: FeatureFlag; isOpen: boolean }>();

  useEffect(() => {
    if (!featureFlags) return undefined;
    let isCurrent = true;
    const ask = async () => {
      const isOpen = await readFeatureEnabled(featureFlags, key);
      if (isCurrent) setAnswer({ key, isOpen });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [featureFlags, key]);

  if (!isTakenOver) return undefined;
  if (!featureFlags) return false;
  return answer?.key === key ? answer.isOpen : lastAnswers.get(featureFlags)?.get(key);
};
