import { LIVE_POLL_MS, MARKET_POLL_MS } from '@/config/constants';

/** Data that came earlier may have missed what was told since, in milliseconds since 1970. */
let liveSince = Infinity;

/** From when on everything that happens is told (`live/`); Infinity while nothing is. */
export const setLiveSince = (at: number): void => {
  liveSince = at;
};

type Polled = { state: { dataUpdatedAt: number } };

/** How often something of the market is asked again while somebody looks, in milliseconds: seldom while all that happens is told. */
export const marketPoll = ({ state }: Polled): number =>
  state.dataUpdatedAt >= liveSince ? LIVE_POLL_MS : MARKET_POLL_MS;
