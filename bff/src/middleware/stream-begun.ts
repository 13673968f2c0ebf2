import type { ServerResponse } from 'node:http';

const beginnings = new WeakMap<ServerResponse, number>();

/** Notes that an answer without an end has begun: that is how long its client has waited. */
export const noteStreamBegun = (res: ServerResponse): void => {
  beginnings.set(res, performance.now());
};

/** When it has begun, by `performance.now()`; undefined of any other answer. */
export const streamBegunAt = (res: ServerResponse): number | undefined => beginnings.get(res);
