import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  SamplingBreaker,
  type IBreaker,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';

import { Refusal } from '../refusal';
import type { ProviderResponse } from './send-request';
import { isConnectionReset } from './errors';

export type BreakerLimits = {
  // The number of consecutive failures that opens the breaker. It is also the minimum number of
  // calls within ten seconds after which the breaker opens if most of them failed.
  failures: number;
  /** How long an open breaker rejects calls before a probe, in ms. */
  rest: number;
};

export type CallingClient = {
  client: string;
  /** Returns true while the call waits for data from its client instead of the provider. */
  waitsForClient?: () => boolean;
};

export type BreakerState = 'closed' | 'half-open' | 'open';

const SAMPLE_SECONDS = 10;
const MOST = 0.5;

const MOST_CLIENTS = 1000;

// The maximum number of breakers, because in development each short-lived world of the mock has its
// own.
const MOST_BREAKERS = 1000;

// Gateways send these statuses when the provider is unreachable. A plain 500 concerns a single call
// only, and so does a chain that doesn't respond: anyone can name one in a signature (T124).
const GATEWAY_FAILURES = new Set([502, 503, 504]);

const isGatewayFailure = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  'status' in result &&
  typeof result.status === 'number' &&
  GATEWAY_FAILURES.has(result.status) &&
  !('isChainFailure' in result && result.isChainFailure === true);

const anyOf = (breakers: readonly IBreaker[]): IBreaker => ({
  state: undefined,
  success: (state) => {
    for (const breaker of breakers) breaker.success(state);
  },
  failure: (state) => breakers.map((breaker) => breaker.failure(state)).includes(true),
});

const STATES: Partial<Record<CircuitState, BreakerState>> = {
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
};

const isProviderFailure = (error: unknown): boolean =>
  error instanceof Refusal &&
  (error.code === 'PROVIDER_UNREACHABLE' || error.code === 'PROVIDER_TIMEOUT');

type Outcome<Result = ProviderResponse> = { response: Result } | { error: unknown };

const outcomeOf = async <Result>(call: () => Promise<Result>): Promise<Outcome<Result>> => {
  try {
    return { response: await call() };
  } catch (error) {
    return { error };
  }
};

const unwrap = <Result>(outcome: Outcome<Result>): Result => {
  if ('error' in outcome) throw outcome.error;
  return outcome.response;
};

// Returns whether the request itself may have caused the failure. No request can cause a connection
// failure.
const isRequestFault = (outcome: Outcome): boolean => {
  if (!('error' in outcome)) return isGatewayFailure(outcome.response);
  const { error } = outcome;
  return (
    error instanceof Refusal &&
    (error.code === 'PROVIDER_TIMEOUT' ||
      (error.code === 'PROVIDER_UNREACHABLE' && isConnectionReset(error.cause)))
  );
};

// Counts one failure per client, so that a single client can't open the breaker of a group with few
// calls.
const createFailureDedupe = () => {
  const countedAt = new LRUCache<string, number>({ max: MOST_CLIENTS });
  let respondedAt = 0;
  return {
    counts: (client: string, outcome: Outcome): boolean => {
      const now = performance.now();
      if (!isRequestFault(outcome)) {
        if ('response' in outcome) respondedAt = now;
        return true;
      }
      const before = countedAt.peek(client);
      if (before !== undefined && (respondedAt <= before || now - before < SAMPLE_SECONDS * 1000))
        return false;
      countedAt.set(client, now);
      return true;
    },
  };
};

const isResponseError = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'PROVIDER_BAD_ANSWER';

type Probe = {
  startedAt: number;
  caller: CallingClient;
  abandon: () => void;
  counted: Promise<unknown>;
};

const createBreaker = ({ failures, rest }: BreakerLimits) => {
  const isFailure = (error: Error): boolean =>
    isProviderFailure(error) ||
    // A probe without a response, for example because the browser disconnected, keeps the breaker
    // open.
    (policy.state === CircuitState.HalfOpen && !isResponseError(error));
  let skippedClient: { client: string; until: number } | undefined;
  let isSkippingClient = false;
  // Returns 0 after a probe that failed through its client, because such a client could otherwise
  // keep the breaker open.
  const restAfter = (reason: object): number =>
    isSkippingClient || ('error' in reason && !isProviderFailure(reason.error)) ? 0 : rest;
  const backoff = {
    next: ({ result }: { result: object }) => ({ ...backoff, duration: restAfter(result) }),
  };
  const policy = circuitBreaker(handleWhen(isFailure).orWhenResult(isGatewayFailure), {
    halfOpenAfter: backoff,
    breaker: anyOf([
      new ConsecutiveBreaker(failures),
      new SamplingBreaker({
        threshold: MOST,
        duration: SAMPLE_SECONDS * 1000,
        minimumRps: failures / SAMPLE_SECONDS,
      }),
    ]),
  });
  let restsUntil = 0;
  policy.onBreak((reason) => (restsUntil = Date.now() + restAfter(reason)));
  const failureDedupe = createFailureDedupe();
  let probe: Probe | undefined;

  // If a probe fails, the next one goes to another client, because one client's requests could fail
  // every probe.
  const recordProbe = (client: string, outcome: Outcome): void => {
    isSkippingClient = skippedClient === undefined && isRequestFault(outcome);
    skippedClient = isSkippingClient ? { client, until: Date.now() + rest } : undefined;
  };

  const runProbe = async <Result extends ProviderResponse>(
    caller: CallingClient,
    call: () => Promise<Result>,
  ) => {
    let called: Promise<Result> | undefined;
    let leave: (reason: Refusal) => void = () => undefined;
    const execution = policy.execute(async () => {
      const pending = (called = call());
      const response = new Promise<Result>((resolve, reject) => {
        leave = reject;
        pending.then(resolve, reject);
      });
      const outcome = await outcomeOf(() => response);
      recordProbe(caller.client, outcome);
      return unwrap(outcome);
    });
    probe = {
      startedAt: Date.now(),
      caller,
      abandon: () => leave(new Refusal('REQUEST_TIMEOUT')),
      counted: execution.catch(() => undefined),
    };
    try {
      return await execution;
    } catch (error) {
      // An abandoned probe is still pending; a completed one throws the same error again.
      if (called !== undefined) return await called;
      throw error;
    }
  };

  // Returns the current probe if it has been waiting only for its client's data, and for too long.
  const blockedProbe = (): Probe | undefined =>
    policy.state === CircuitState.HalfOpen &&
    probe !== undefined &&
    Date.now() - probe.startedAt >= rest &&
    probe.caller.waitsForClient?.() === true
      ? probe
      : undefined;

  return {
    isProbeBlocked: (): boolean => blockedProbe() !== undefined,
    abandonProbe: async (): Promise<void> => {
      const blocked = blockedProbe();
      blocked?.abandon();
      await blocked?.counted;
    },
    run: async <Result extends ProviderResponse>(
      caller: CallingClient,
      call: () => Promise<Result>,
    ) => {
      // The result of a probe always counts, even if a failure of its client was counted before.
      if (policy.state !== CircuitState.Closed) return runProbe(caller, call);
      const outcome = await outcomeOf(call);
      return policy.state === CircuitState.Closed && failureDedupe.counts(caller.client, outcome)
        ? policy.execute(() => unwrap(outcome))
        : unwrap(outcome);
    },
    state: (): BreakerState => STATES[policy.state] ?? 'closed',
    refuses: (client: string): boolean =>
      (policy.state === CircuitState.HalfOpen && blockedProbe() === undefined) ||
      (policy.state === CircuitState.Open &&
        (Date.now() < restsUntil ||
          (skippedClient?.client === client && Date.now() < skippedClient.until))),
  };
};

/**
 * Creates a breaker for each group of routes. Responses with 4xx and disconnected browsers never
 * open a breaker.
 */
export const createBreakers = (limits: BreakerLimits) => {
  const breakers = new LRUCache<string, ReturnType<typeof createBreaker>>({ max: MOST_BREAKERS });
  const breakerOf = (key: string) => {
    const existing = breakers.get(key);
    if (existing !== undefined) return existing;
    const created = createBreaker(limits);
    breakers.set(key, created);
    return created;
  };
  const refusal = () => new Refusal('CIRCUIT_OPEN', { retryAfterMs: limits.rest });

  const refuseWhileOpen = (key: string, client: string): void => {
    if (breakers.peek(key)?.refuses(client) === true) throw refusal();
  };

  return {
    /** @throws Refusal CIRCUIT_OPEN while the breaker is open */
    refuseWhileOpen,
    /** @throws Refusal CIRCUIT_OPEN while the breaker is open, or any error of the call */
    run: async <Result extends ProviderResponse>(
      key: string,
      caller: CallingClient,
      call: () => Promise<Result>,
    ): Promise<Result> => {
      const breaker = breakerOf(key);
      if (breaker.isProbeBlocked()) await breaker.abandonProbe();
      // Without this check, the library would make all other calls wait for the probe.
      refuseWhileOpen(key, caller.client);
      try {
        return await breaker.run(caller, call);
      } catch (error) {
        throw error instanceof BrokenCircuitError ? refusal() : error;
      }
    },
    states: (): { key: string; state: BreakerState }[] =>
      Array.from(breakers.rkeys(), (key) => ({
        key,
        state: breakers.peek(key)?.state() ?? 'closed',
      })),
  };
};
