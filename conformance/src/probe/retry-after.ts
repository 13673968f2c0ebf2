import { setTimeout as wait } from 'node:timers/promises';

import { retryAfterMs } from '@trait-market/contract/shared';
import { headerOf, type Answer, type Open, type Send } from './exchange';
import type { ProbeRequest } from './request';

const secondsIn = (retryAfter: string): number | undefined => {
  const ms = retryAfterMs(retryAfter);
  return ms === undefined ? undefined : Math.ceil(ms / 1000);
};

type Lookup<Seen> = (request: ProbeRequest) => Promise<Seen>;

/** Retries 429s with `Retry-After` within a budget in seconds, shared by calls and streams. */
export const createRetryAfter = (patienceS: number) => {
  let leftS = patienceS;

  /** Returns the seconds to wait; undefined to accept the response. */
  const pauseFor = (answer: Answer | undefined): number | undefined => {
    const retryAfter = answer?.status === 429 ? headerOf(answer, 'retry-after') : undefined;
    const pauseS = retryAfter === undefined ? undefined : secondsIn(retryAfter);
    if (pauseS === undefined) return undefined;
    // A pause of 0 costs a second too, because a target could request it forever.
    const cost = Math.max(1, pauseS);
    if (cost > leftS) return undefined;
    leftS -= cost;
    return pauseS;
  };

  const patient = <Seen extends { answer: Answer | undefined }>(
    send: Lookup<Seen>,
    leave: (seen: Seen) => void,
  ): Lookup<Seen> => {
    const again: Lookup<Seen> = async (request) => {
      const seen = await send(request);
      const pauseS = pauseFor(seen.answer);
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
