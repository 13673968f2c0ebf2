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

/** Sends the request once; a connection closed without a response is an outcome, not an error. */
const trySend = (pool: Pool, request: ProviderRequest): Promise<ProviderResponse | Error> =>
  sendRequest(pool, request).catch((error: unknown) => {
    if (request.signal.reason === undefined && isConnectionReset(error)) return error;
    throw error;
  });

/**
 * Returns the delay before a read is retried, in ms; undefined when it isn't. Retries follow a
 * temporary refusal ("not now") and a closed connection, as when the provider restarts.
 */
const pauseBeforeRetry = (outcome: ProviderResponse | Error): number | undefined => {
  const jitter = Math.random() * JITTER_MS;
  if (outcome instanceof Error) return jitter;
  if (outcome.status !== NOT_NOW) return undefined;
  return (retryAfterOf(outcome.headers)?.ms ?? 0) + jitter;
};

/** The maximum number of dead idle connections that a read tries, one after another. */
const MOST_DEAD_CONNECTIONS = 1000;

const diedWhileIdle = (outcome: ProviderResponse | Error): boolean =>
  outcome instanceof Error && isUnanswered(outcome) && isOfReusedConnection(outcome);

/**
 * Repeats a read that met a dead idle connection, so that the provider never saw it, on the next
 * connection. Outside of the retry budget, because each repeat closes a connection and a new
 * connection ends the loop.
 */
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
 * Sends a request and reads the response. A read is sent at most twice, within the budget and the
 * deadline; a write reaches the provider once. Redirects are not followed.
 *
 * @throws undici's and the system's errors, or the reason of `signal`
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
    // undici wraps the reason once the body is being sent.
    throw request.signal.reason ?? error;
  }
};
