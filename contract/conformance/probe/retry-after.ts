import { setTimeout as wait } from 'node:timers/promises';

import { headerOf, type Send } from './exchange';

const SECONDS = /^\d{1,6}$/;

/**
 * Asks again when the target says when (429 with `Retry-After`), until its patience runs out.
 *
 * @param patienceS seconds that the whole run may spend waiting
 */
export const withRetryAfter = (send: Send, patienceS: number): Send => {
  let leftS = patienceS;
  const patient: Send = async (request) => {
    const exchange = await send(request);
    const { answer } = exchange;
    const retryAfter = answer?.status === 429 ? headerOf(answer, 'retry-after') : undefined;
    if (retryAfter === undefined || !SECONDS.test(retryAfter)) return exchange;
    const pauseS = Number(retryAfter);
    // A pause of nothing counts too: the target could ask for one forever.
    const cost = Math.max(1, pauseS);
    if (cost > leftS) return exchange;
    leftS -= cost;
    await wait(pauseS * 1000);
    return patient(request);
  };
  return patient;
};
