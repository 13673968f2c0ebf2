import type { ServerResponse } from 'node:http';

const beginnings = new WeakMap<ServerResponse, number>();

/** Records when an event stream starts: its latency ends here. */
export const noteStreamBegun = (res: ServerResponse): void => {
  beginnings.set(res, performance.now());
};

/** The start by `performance.now()`; undefined for other responses. */
export const streamBegunAt = (res: ServerResponse): number | undefined => beginnings.get(res);
