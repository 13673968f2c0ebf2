import { skipToken, useQuery } from '@tanstack/react-query';

import { useAppConfig } from '@/config/app-config-context';

import type { FlagKey, FlagValue } from './flags';
import { readFlag } from './read-flag';

/** The root of the queries of other flags. The server fills them. */
export const FLAG_QUERIES = 'flag';

/** Returns the fallback until a response arrives, and if none does (§7). */
export const useFlag = <Key extends FlagKey>(
  key: Key,
  fallback: FlagValue<Key>,
): FlagValue<Key> => {
  const { featureFlags } = useAppConfig();
  const { data } = useQuery({
    queryKey: [FLAG_QUERIES, key],
    queryFn: featureFlags ? async () => (await readFlag(featureFlags, key)) ?? null : skipToken,
    // Always stale here, because the flag client itself caches the features.
    staleTime: 0,
  });
  return data ?? fallback;
};
