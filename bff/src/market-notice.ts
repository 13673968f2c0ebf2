import type { Config } from './config/config';

/** Returns the startup log's message on why the market is hidden and how to enable it. */
export const marketNotice = ({
  ECONOMY,
  FEATURE_FLAGS_HOST,
}: Pick<Config, 'ECONOMY' | 'FEATURE_FLAGS_HOST'>): string | undefined => {
  if (ECONOMY === 'off') {
    return 'The market is off: /economy/v1 responds with 404. Set ECONOMY=on to forward it, then FEATURE_FLAGS_HOST and FEATURE_FLAGS_KEY to enable its pages.';
  }
  if (FEATURE_FLAGS_HOST === undefined) {
    return 'The market is forwarded, but its pages are disabled: set FEATURE_FLAGS_HOST and FEATURE_FLAGS_KEY to a flag service that enables the flag market, and one flag for each other feature.';
  }
  return undefined;
};
