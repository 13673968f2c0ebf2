import { LIVE_POLL_MS, MARKET_POLL_MS } from '@/config/constants';

/** Data fetched earlier may lack later events, in milliseconds since 1970. */
let liveSince = Infinity;

/** Sets the time from which every event is received (`live/`); Infinity without a stream. */
export const setLiveSince = (at: number): void => {
  liveSince = at;
};

type Polled = { state: { dataUpdatedAt: number } };

/**
 * Returns the poll interval of market data in milliseconds, which is longer while events are
 * streamed.
 */
export const marketPoll = ({ state }: Polled): number =>
  state.dataUpdatedAt >= liveSince ? LIVE_POLL_MS : MARKET_POLL_MS;
