import { MARKET_POLL_MS } from '@/config/constants';

/** Longer lists are polled less often, because each poll fetches all of their pages. */
export const pollInterval = (pages: number): number => MARKET_POLL_MS * Math.max(1, pages);
