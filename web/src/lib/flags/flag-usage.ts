import type { FeatureFlagsConfig } from '@/config/app-config';
import { FLAG_USAGE_BATCH_MS } from '@/config/constants';

import { report } from '../report';

export type FlagUse = { feature: string; value: unknown; source: string; at: string };

/** Sends a batch 2,000 ms after its first use, and when the user leaves the page (§7, §9). */
export const createFlagUsage = ({
  clientKey,
  usageUrl,
}: Pick<FeatureFlagsConfig, 'clientKey' | 'usageUrl'>): ((use: FlagUse) => void) => {
  if (usageUrl === null) return () => undefined;
  let events: FlagUse[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (events.length === 0) return;
    report(usageUrl, { clientKey, events });
    events = [];
  };
  window.addEventListener('pagehide', flush);

  return (use) => {
    events.push(use);
    timer ??= setTimeout(flush, FLAG_USAGE_BATCH_MS);
  };
};
