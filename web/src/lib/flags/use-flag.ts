import { useEffect, useState } from 'react';

import { useAppConfig } from '@/config/app-config-context';

import type { FlagKey, FlagValue } from './flags';
import { readFlag } from './read-flag';

/**
 * Returns a flag's value. Until a response arrives, and if none does, returns the fallback (§7).
 */
export const useFlag = <Key extends FlagKey>(
  key: Key,
  fallback: FlagValue<Key>,
): FlagValue<Key> => {
  const { featureFlags } = useAppConfig();
  const [answer, setAnswer] = useState<{ key: Key; value: FlagValue<Key> }>();

  useEffect(() => {
    if (!featureFlags) return undefined;
    let isCurrent = true;
    const ask = async () => {
      const value = await readFlag(featureFlags, key);
      if (isCurrent && value !== undefined) setAnswer({ key, value });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [featureFlags, key]);

  return answer?.key === key ? answer.value : fallback;
};
