import { MARKET_POLL_MS } from '@/config/constants';

/** Longer lists poll less often, because all of their pages are refetched. */
export const pollInterval = (pages: number): number => MARKET_POLL_MS * Math.max(1, pages);
