import type { Config } from './config';

/**
 * Returns why the market is hidden from users and how to enable it, for the log at startup;
 * undefined when it can be enabled. Logged as a notice, because either may be intended.
 */
export const marketNotice = ({
  ECONOMY,
  FEATURE_FLAGS_HOST,
}: Pick<Config, 'ECONOMY' | 'FEATURE_FLAGS_HOST'>): string | undefined => {
  if (ECONOMY === 'off') {
    return 'The market is off: /economy/v1 answers 404. ECONOMY=on forwards it; FEATURE_FLAGS_HOST and FEATURE_FLAGS_KEY then open its pages.';
  }
  if (FEATURE_FLAGS_HOST === undefined) {
    return 'The market is forwarded, but its pages stay closed: FEATURE_FLAGS_HOST and FEATURE_FLAGS_KEY name who says that they are open, by the flag market and one for each other feature.';
  }
  return undefined;
};
