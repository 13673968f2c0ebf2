import { LIVE_POLL_MS, MARKET_POLL_MS } from '@/config/constants';

/**
 * Milliseconds since 1970. Data fetched before this time may lack the changes of events that this
 * page missed.
 */
let liveSince = Infinity;

/**
 * Sets the time since which this page receives every event (`live/`); Infinity while there is no
 * stream.
 */
export const setLiveSince = (at: number): void => {
  liveSince = at;
};

type Polled = { state: { dataUpdatedAt: number } };

/**
 * Returns the polling interval in milliseconds. It is longer for data that the event stream keeps
 * current.
 */
export const marketPoll = ({ state }: Polled): number =>
  state.dataUpdatedAt >= liveSince ? LIVE_POLL_MS : MARKET_POLL_MS;
