import type { ServerResponse } from 'node:http';

const beginnings = new WeakMap<ServerResponse, number>();

/** Records when an event stream starts, because its latency is measured until then. */
export const noteStreamStart = (res: ServerResponse): void => {
  beginnings.set(res, performance.now());
};

/** Returns the time of the start by `performance.now()`; undefined for other responses. */
export const streamStartedAt = (res: ServerResponse): number | undefined => beginnings.get(res);
