import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { FeatureFlagsConfig } from '@/config/app-config';
import { useAppConfig } from '@/config/app-config-context';

import { readFlag } from '../../flags/read-flag';
import { marketPoll } from './market-poll';

/** Milliseconds that the stream outlives its last screen, because the next one needs it. */
const LINGER_MS = 3000;

let screens = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;
let stop: (() => void) | undefined;

const begin = (queryClient: QueryClient, config: FeatureFlagsConfig): (() => void) => {
  let end: (() => void) | undefined;
  let hasLeft = false;
  const start = async (): Promise<void> => {
    if ((await readFlag(config, 'live')) !== true || hasLeft) return;
    const { startLive } = await import('./start-live');
    if (!hasLeft) end = startLive(queryClient);
  };
  // Ignores the failure, because without the stream the market is polled.
  start().catch(() => undefined);
  return () => {
    hasLeft = true;
    end?.();
  };
};

/** Opens one event stream for the whole page, which replaces most of the polling. */
export const useMarketPoll = (): typeof marketPoll => {
  const queryClient = useQueryClient();
  const { featureFlags } = useAppConfig();
  useEffect(() => {
    if (!featureFlags) return undefined;
    screens += 1;
    clearTimeout(leaving);
    stop ??= begin(queryClient, featureFlags);
    return () => {
      screens -= 1;
      if (screens > 0) return;
      leaving = setTimeout(() => {
        stop?.();
        stop = undefined;
      }, LINGER_MS);
    };
  }, [queryClient, featureFlags]);
  return marketPoll;
};
