import { LIVE_POLL_MS, MARKET_POLL_MS } from '@/config/constants';

/** Milliseconds since 1970; data fetched earlier may lack later events. */
let liveSince = Infinity;

/** Sets the time from which every event is received (`live/`); Infinity without a stream. */
export const setLiveSince = (at: number): void => {
  liveSince = at;
};

type Polled = { state: { dataUpdatedAt: number } };

/** Milliseconds, longer while events are streamed. */
export const marketPoll = ({ state }: Polled): number =>
  state.dataUpdatedAt >= liveSince ? LIVE_POLL_MS : MARKET_POLL_MS;
