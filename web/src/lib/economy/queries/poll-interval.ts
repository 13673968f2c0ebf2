import { MARKET_POLL_MS } from '@/config/constants';

/**
 * Returns the poll interval of a list in milliseconds. All of its pages are refetched, so longer
 * lists poll less often.
 *
 * @param pages that have been fetched
 */
export const pollInterval = (pages: number): number => MARKET_POLL_MS * Math.max(1, pages);
