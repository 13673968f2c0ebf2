import { setTimeout as wait } from 'node:timers/promises';

import { retryAfterMs } from '@trait-market/contract/shared';
import { headerOf, type ProbeResponse, type Open, type Send } from './exchange';
import type { ProbeRequest } from './request';

const secondsIn = (retryAfter: string): number | undefined => {
  const ms = retryAfterMs(retryAfter);
  return ms === undefined ? undefined : Math.ceil(ms / 1000);
};

type Lookup<Seen> = (request: ProbeRequest) => Promise<Seen>;

/** Statuses that ask the client to come back later. */
const TEMPORARY: ReadonlySet<number> = new Set([429, 503]);

/** Retries requests after a 429 or 503 with `Retry-After`. Calls and streams share a budget of seconds. */
export const createRetryAfter = (patienceS: number) => {
  let leftS = patienceS;

  /** Returns the seconds to wait before a retry; undefined if the response should be used. */
  const pauseFor = (response: ProbeResponse | undefined): number | undefined => {
    const retryAfter =
      response !== undefined && TEMPORARY.has(response.status)
        ? headerOf(response, 'retry-after')
        : undefined;
    const pauseS = retryAfter === undefined ? undefined : secondsIn(retryAfter);
    if (pauseS === undefined) return undefined;
    // Each retry costs at least a second of the budget, because a target could request a pause of 0
    // forever.
    const cost = Math.max(1, pauseS);
    if (cost > leftS) return undefined;
    leftS -= cost;
    return pauseS;
  };

  const patient = <Seen extends { response: ProbeResponse | undefined }>(
    send: Lookup<Seen>,
    leave: (seen: Seen) => void,
  ): Lookup<Seen> => {
    const again: Lookup<Seen> = async (request) => {
      const seen = await send(request);
      const pauseS = pauseFor(seen.response);
      if (pauseS === undefined) return seen;
      leave(seen);
      await wait(pauseS * 1000);
      return again(request);
    };
    return again;
  };

  return {
    send: (send: Send): Send => patient(send, () => undefined),
    open: (open: Open): Open => patient(open, ({ close }) => close()),
  };
};
