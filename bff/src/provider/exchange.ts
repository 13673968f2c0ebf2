import type { Pool } from 'undici';

import { ask, isUnanswered, type ProviderRequest, type ProviderResponse } from './ask';
import { pause } from './call-signal';
import { isOfReusedConnection } from './connector';
import { isConnectionReset } from './errors';
import { retryAfterOf } from './retry-after';
import type { RetryBudget } from './retry-budget';

/** Longest pause before asking again that the provider did not ask for, in milliseconds. */
const JITTER_MS = 50;
const NOT_NOW = 503;

/** Asks once; a connection that died without a word is an outcome, not an error. */
const tryToAsk = (pool: Pool, request: ProviderRequest): Promise<ProviderResponse | Error> =>
  ask(pool, request).catch((error: unknown) => {
    if (request.signal.reason === undefined && isConnectionReset(error)) return error;
    throw error;
  });

/**
 * How long to wait before a read is asked again, in milliseconds; undefined when what came is the
 * answer. Worth a second try are a provider that says "not now" and a connection that died, as a
 * kept-alive one does when the provider restarts.
 */
const pauseBeforeRetry = (outcome: ProviderResponse | Error): number | undefined => {
  const jitter = Math.random() * JITTER_MS;
  if (outcome instanceof Error) return jitter;
  if (outcome.status !== NOT_NOW) return undefined;
  return (retryAfterOf(outcome.headers)?.ms ?? 0) + jitter;
};

/** Idle connections that may turn out to be dead, one after another, before a read fails. */
const MOST_DEAD_CONNECTIONS = 1000;

const diedIdle = (outcome: ProviderResponse | Error): boolean =>
  outcome instanceof Error && isUnanswered(outcome) && isOfReusedConnection(outcome);

/**
 * Repeats a read that met a dead idle connection, which the provider never saw, on the next one: outside of the
 * retry budget, since each repeat closes a connection and a new one ends the loop.
 */
const askOnLiveConnection = async (
  pool: Pool,
  request: ProviderRequest,
): Promise<ProviderResponse | Error> => {
  let outcome = await tryToAsk(pool, request);
  for (let left = MOST_DEAD_CONNECTIONS; left > 0 && diedIdle(outcome); left -= 1)
    outcome = await tryToAsk(pool, request);
  return outcome;
};

const askForRead = async (pool: Pool, request: ProviderRequest, budget: RetryBudget) => {
  budget.earn();
  const outcome = await askOnLiveConnection(pool, request);
  const wait = pauseBeforeRetry(outcome);
  const inTime = wait !== undefined && performance.now() + wait < request.endsAt;
  if (inTime && budget.spend()) {
    await pause(wait, request.signal);
    return ask(pool, request);
  }
  if (outcome instanceof Error) throw outcome;
  return outcome;
};

/**
 * Ask the provider and read its answer. A read is asked twice at most, within the budget and the
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
      ? askForRead(pool, request, budget)
      : ask(pool, request));
  } catch (error) {
    // undici wraps the reason when the body was already on its way.
    throw request.signal.reason ?? error;
  }
};
