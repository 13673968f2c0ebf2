import type { ServerResponse } from 'node:http';

export type Failure = { code: string; cause?: unknown };

const failures = new WeakMap<ServerResponse, Failure>();

export const noteFailure = (res: ServerResponse, failure: Failure): void => {
  failures.set(res, failure);
};

export const failureOf = (res: ServerResponse): Failure | undefined => failures.get(res);
