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

/** The maximum delay before a retry in ms, if the response has no `Retry-After`. */
const JITTER_MS = 50;
const NOT_NOW = 503;

// Sends a request; returns the error instead of throwing it if the connection was closed without a
// response.
const trySend = (pool: Pool, request: ProviderRequest): Promise<ProviderResponse | Error> =>
  sendRequest(pool, request).catch((error: unknown) => {
    if (request.signal.reason === undefined && isConnectionReset(error)) return error;
    throw error;
  });

// Returns the delay in ms before a retry after a temporary error or closed connection; undefined if
// the read isn't retried.
const pauseBeforeRetry = (outcome: ProviderResponse | Error): number | undefined => {
  const jitter = Math.random() * JITTER_MS;
  if (outcome instanceof Error) return jitter;
  if (outcome.status !== NOT_NOW) return undefined;
  return (retryAfterOf(outcome.headers)?.ms ?? 0) + jitter;
};

const MOST_DEAD_CONNECTIONS = 1000;

const diedWhileIdle = (outcome: ProviderResponse | Error): boolean =>
  outcome instanceof Error && isUnanswered(outcome) && isOfReusedConnection(outcome);

// Sends a read again if the connection had died while idle. Such repetitions don't use the retry
// budget, because the provider never received the read.
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

/**
 * Sends a request without following redirects. Reads may be retried once; writes are never retried.
 * @throws undici's errors
 */
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
    // The signal's reason is thrown directly, because undici wraps it once the body is being sent.
    throw request.signal.reason ?? error;
  }
};
