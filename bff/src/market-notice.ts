import type { Config } from './config';

/**
 * Why nobody gets to see the market, and what would open it, for the log at start; undefined where it
 * can be open. Either may be meant: so it is a notice, not a complaint.
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
