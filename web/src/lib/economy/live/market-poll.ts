import { LIVE_POLL_MS, MARKET_POLL_MS } from '@/config/constants';

/** Milliseconds since 1970. Data fetched earlier may lack changes from missed events. */
let liveSince = Infinity;

/** Sets when this page started to receive every event (`live/`); Infinity without a stream. */
export const setLiveSince = (at: number): void => {
  liveSince = at;
};

type Polled = { state: { dataUpdatedAt: number } };

/** Returns milliseconds: longer for data that the event stream keeps current. */
export const marketPoll = ({ state }: Polled): number =>
  state.dataUpdatedAt >= liveSince ? LIVE_POLL_MS : MARKET_POLL_MS;
