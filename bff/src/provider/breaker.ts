import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  SamplingBreaker,
  type IBreaker,
} from 'cockatiel';

import { Refusal } from '../refusal';
import type { ProviderResponse } from './ask';

export type BreakerLimits = {
  /** So many failures in a row open it; or as many calls in ten seconds of which most failed. */
  failures: number;
  /** How long it stays open before one call may try, in milliseconds. */
  rest: number;
};

export type BreakerState = 'closed' | 'half-open' | 'open';

const SAMPLE_SECONDS = 10;
const MOST = 0.5;

/** Worlds of the mock come and go; their breakers go with them. */
const MOST_BREAKERS = 1000;

/** Gateways answer so for a provider that is not there; a plain 500 is one call's own misfortune. */
const GATEWAY_FAILURES = new Set([502, 503, 504]);

const isAnswerOfNobody = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  'status' in result &&
  typeof result.status === 'number' &&
  GATEWAY_FAILURES.has(result.status);

/** Opens when any of several would. */
const anyOf = (breakers: readonly IBreaker[]): IBreaker => ({
  state: undefined,
  success: (state) => {
    for (const breaker of breakers) breaker.success(state);
  },
  // Each is told, whatever the others say.
  failure: (state) => breakers.map((breaker) => breaker.failure(state)).includes(true),
});

const STATES: Partial<Record<CircuitState, BreakerState>> = {
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
};

const createBreaker = ({ failures, rest }: BreakerLimits) => {
  const isFailure = (error: Error): boolean =>
    error instanceof Refusal &&
    (error.code === 'PROVIDER_UNREACHABLE' ||
      error.code === 'PROVIDER_TIMEOUT' ||
      // Nobody waited for the answer that was to close it.
      (error.code === 'CLIENT_LEFT' && policy.state === CircuitState.HalfOpen));
  const policy = circuitBreaker(handleWhen(isFailure).orWhenResult(isAnswerOfNobody), {
    halfOpenAfter: rest,
    breaker: anyOf([
      new ConsecutiveBreaker(failures),
      new SamplingBreaker({
        threshold: MOST,
        duration: SAMPLE_SECONDS * 1000,
        minimumRps: failures / SAMPLE_SECONDS,
      }),
    ]),
  });
  return policy;
};

/**
 * Circuit breakers, one for each group of routes. An open one refuses at once, without a call,
 * until its rest is over; then a single call tries, and closes it or not. Refusals of the provider
 * (4xx) and browsers that leave never open it.
 */
export const createBreakers = (limits: BreakerLimits) => {
  const breakers = new Map<string, ReturnType<typeof createBreaker>>();
  const breakerOf = (key: string) => {
    const known = breakers.get(key);
    if (known !== undefined) return known;
    const [oldest] = breakers.keys();
    if (breakers.size >= MOST_BREAKERS && oldest !== undefined) breakers.delete(oldest);
    const made = createBreaker(limits);
    breakers.set(key, made);
    return made;
  };
  const refusal = () => new Refusal('CIRCUIT_OPEN', { retryAfterMs: limits.rest });

  return {
    /**
     * Runs a call, unless its breaker is open.
     *
     * @throws Refusal CIRCUIT_OPEN, and whatever the call throws
     */
    run: async (key: string, call: () => Promise<ProviderResponse>): Promise<ProviderResponse> => {
      const breaker = breakerOf(key);
      // The library would let all others wait for the one that tries.
      if (breaker.state === CircuitState.HalfOpen) throw refusal();
      try {
        return await breaker.execute(call);
      } catch (error) {
        throw error instanceof BrokenCircuitError ? refusal() : error;
      }
    },
    states: (): { key: string; state: BreakerState }[] =>
      [...breakers].map(([key, { state }]) => ({ key, state: STATES[state] ?? 'closed' })),
  };
};
