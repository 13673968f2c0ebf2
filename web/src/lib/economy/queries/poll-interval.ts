import { MARKET_POLL_MS } from '@/config/constants';

/**
 * How often a list is asked again while somebody looks, in milliseconds: all of its pages are, so that
 * a list of more pages is asked less often.
 *
 * @param pages that have been fetched
 */
export const pollInterval = (pages: number): number => MARKET_POLL_MS * Math.max(1, pages);
