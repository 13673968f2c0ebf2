import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { FeatureFlagsConfig } from '@/config/app-config';
import { useAppConfig } from '@/config/app-config-context';

import { readFlag } from '../../flags/read-flag';
import { marketPoll } from './market-poll';

/** How long the stream outlives the last screen that wanted it: the next one mostly does, too. */
const LINGER_MS = 3000;

let screens = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** Ends the one stream of this page, whenever it has begun. */
let stop: (() => void) | undefined;

const begin = (queryClient: QueryClient, config: FeatureFlagsConfig): (() => void) => {
  let end: (() => void) | undefined;
  let hasLeft = false;
  const start = async (): Promise<void> => {
    if ((await readFlag(config, 'live')) !== true || hasLeft) return;
    const { startLive } = await import('./start-live');
    if (!hasLeft) end = startLive(queryClient);
  };
  // Without it the market is polled: nothing is missing that somebody would have to know of.
  start().catch(() => undefined);
  return () => {
    hasLeft = true;
    end?.();
  };
};

/**
 * How often a query of the market is asked again. While a screen asks for this, what happens is told over one
 * stream for the whole page, if its flag is open; its code loads then, and the polls rest.
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
