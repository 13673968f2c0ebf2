import type { Pool } from 'undici';

import {
  sendRequest,
  isUnanswered,
  type ProviderRequest,
  type ProviderResponse,
} from './send-request';
import { pause } from './call-signal';
import { isOfReusedConnection } from './connector';
import { isConnectionReset } from './errors';
import { retryAfterOf } from './retry-after';
import type { RetryBudget } from './retry-budget';

/** The maximum delay before a retry without `Retry-After`, in ms. */
const JITTER_MS = 50;
const NOT_NOW = 503;

/** Returns a connection closed without a response as an outcome, not as an error. */
const trySend = (pool: Pool, request: ProviderRequest): Promise<ProviderResponse | Error> =>
  sendRequest(pool, request).catch((error: unknown) => {
    if (request.signal.reason === undefined && isConnectionReset(error)) return error;
    throw error;
  });

/** Returns undefined without a retry, else ms: after a temporary refusal or a closed connection. */
const pauseBeforeRetry = (outcome: ProviderResponse | Error): number | undefined => {
  const jitter = Math.random() * JITTER_MS;
  if (outcome instanceof Error) return jitter;
  if (outcome.status !== NOT_NOW) return undefined;
  return (retryAfterOf(outcome.headers)?.ms ?? 0) + jitter;
};

const MOST_DEAD_CONNECTIONS = 1000;

const diedWhileIdle = (outcome: ProviderResponse | Error): boolean =>
  outcome instanceof Error && isUnanswered(outcome) && isOfReusedConnection(outcome);

/** Repeats a read on the next connection: the provider never saw it. Outside the retry budget. */
const sendOnLiveConnection = async (
  pool: Pool,
  request: ProviderRequest,
): Promise<ProviderResponse | Error> => {
  let outcome = await trySend(pool, request);
  for (let left = MOST_DEAD_CONNECTIONS; left > 0 && diedWhileIdle(outcome); left -= 1)
    outcome = await trySend(pool, request);
  return outcome;
};

const sendRead = async (pool: Pool, request: ProviderRequest, budget: RetryBudget) => {
  budget.earn();
  const outcome = await sendOnLiveConnection(pool, request);
  const wait = pauseBeforeRetry(outcome);
  const inTime = wait !== undefined && performance.now() + wait < request.endsAt;
  if (inTime && budget.spend()) {
    await pause(wait, request.signal);
    return sendRequest(pool, request);
  }
  if (outcome instanceof Error) throw outcome;
  return outcome;
};

/** Sends reads at most twice and writes once, without redirects; throws undici's errors. */
export const exchange = async (
  pool: Pool,
  request: ProviderRequest,
  budget: RetryBudget,
): Promise<ProviderResponse> => {
  try {
    return await (request.method === 'GET'
      ? sendRead(pool, request, budget)
      : sendRequest(pool, request));
  } catch (error) {
    // undici wraps the reason once the body is being sent.
    throw request.signal.reason ?? error;
  }
};
