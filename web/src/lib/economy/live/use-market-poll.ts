import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { FeatureFlagsConfig } from '@/config/app-config';
import { useAppConfig } from '@/config/app-config-context';

import { readFlag } from '../../flags/read-flag';
import { marketPoll } from './market-poll';

/** How long the stream outlives its last screen, because the next screen usually needs it too. */
const LINGER_MS = 3000;

let screens = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** Stops the page's stream once it has started. */
let stop: (() => void) | undefined;

const begin = (queryClient: QueryClient, config: FeatureFlagsConfig): (() => void) => {
  let end: (() => void) | undefined;
  let hasLeft = false;
  const start = async (): Promise<void> => {
    if ((await readFlag(config, 'live')) !== true || hasLeft) return;
    const { startLive } = await import('./start-live');
    if (!hasLeft) end = startLive(queryClient);
  };
  // Without the stream the market is polled.
  start().catch(() => undefined);
  return () => {
    hasLeft = true;
    end?.();
  };
};

/**
 * Returns the poll interval of market queries. While a screen uses it and the flag is enabled, one
 * stream for the whole page is loaded and replaces polling.
 */
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
