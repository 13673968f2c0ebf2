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
import type { ProviderResponse } from './ask';
import { isConnectionReset } from './errors';

export type BreakerLimits = {
  /** So many failures in a row open it; or as many calls in ten seconds of which most failed. */
  failures: number;
  /** How long it stays open before one call may try, in milliseconds. */
  rest: number;
};

/** The client on whose behalf a call is made. */
export type CallingClient = {
  client: string;
  /** Returns whether the call waits for what the client has yet to send, as a picture, and not for the provider. */
  waitsForClient?: () => boolean;
};

export type BreakerState = 'closed' | 'half-open' | 'open';

const SAMPLE_SECONDS = 10;
const MOST = 0.5;

/** Clients that are remembered for each breaker; the oldest is forgotten first. */
const MOST_CLIENTS = 1000;

/** Worlds of the mock come and go; their breakers go with them. */
const MOST_BREAKERS = 1000;

/** Gateways answer so for a provider that is not there; a plain 500 is one call's own misfortune. */
const GATEWAY_FAILURES = new Set([502, 503, 504]);

const isGatewayFailure = (result: unknown): boolean =>
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

/** The provider could not be reached, or did not answer in time. */
const isProviderFailure = (error: unknown): boolean =>
  error instanceof Refusal &&
  (error.code === 'PROVIDER_UNREACHABLE' || error.code === 'PROVIDER_TIMEOUT');

/** What comes of a call: its answer, or what was thrown. */
type Outcome<Answer = ProviderResponse> = { answer: Answer } | { error: unknown };

const outcomeOf = async <Answer>(call: () => Promise<Answer>): Promise<Outcome<Answer>> => {
  try {
    return { answer: await call() };
  } catch (error) {
    return { error };
  }
};

const told = <Answer>(outcome: Outcome<Answer>): Answer => {
  if ('error' in outcome) throw outcome.error;
  return outcome.answer;
};

/**
 * Returns whether a request can cause the failure by what it asks for: a timeout, a gateway's failure, and a
 * connection that the provider drops, but not one that can't be opened.
 */
const isOfTheRequest = (outcome: Outcome): boolean => {
  if (!('error' in outcome)) return isGatewayFailure(outcome.answer);
  const { error } = outcome;
  return (
    error instanceof Refusal &&
    (error.code === 'PROVIDER_TIMEOUT' ||
      (error.code === 'PROVIDER_UNREACHABLE' && isConnectionReset(error.cause)))
  );
};

/**
 * Whose failures a breaker has counted. Of what one client may bring about by itself one failure counts,
 * until the provider has answered and ten seconds are over: otherwise it could close a quiet group for all.
 */
const createWitnesses = () => {
  const countedAt = new LRUCache<string, number>({ max: MOST_CLIENTS });
  let answeredAt = 0;
  return {
    /** Whether this is news; it is remembered. */
    counts: (client: string, outcome: Outcome): boolean => {
      const now = performance.now();
      if (!isOfTheRequest(outcome)) {
        if ('answer' in outcome) answeredAt = now;
        return true;
      }
      const before = countedAt.peek(client);
      if (before !== undefined && (answeredAt <= before || now - before < SAMPLE_SECONDS * 1000))
        return false;
      countedAt.set(client, now);
      return true;
    },
  };
};

/** What was thrown although the provider had answered. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'PROVIDER_BAD_ANSWER';

/** The call by which an open breaker finds out. */
type Trial = {
  begunAt: number;
  caller: CallingClient;
  /** Lets it go on as any other call. */
  giveUp: () => void;
  /** Once the breaker has heard of it. */
  over: Promise<unknown>;
};

const createBreaker = ({ failures, rest }: BreakerLimits) => {
  const isFailure = (error: Error): boolean =>
    isProviderFailure(error) ||
    // A trial that ended before the answer, as of a browser that left, closes nothing.
    (policy.state === CircuitState.HalfOpen && !isAnswer(error));
  /** The client whose trial failed by what it requested: it waits for its rest, while another client may try. */
  let passedOver: { client: string; until: number } | undefined;
  let isPassingOver = false;
  /** Nor does it begin a rest: whoever leaves on purpose could keep it open for everybody. */
  const restAfter = (reason: object): number =>
    isPassingOver || ('error' in reason && !isProviderFailure(reason.error)) ? 0 : rest;
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
  const witnesses = createWitnesses();
  let trial: Trial | undefined;

  /**
   * Decides who tries after a trial, before the breaker counts its outcome. One client could fail each trial by what
   * it requests, so another one tries next; when that fails too, a rest begins for all.
   */
  const noteTrial = (client: string, outcome: Outcome): void => {
    isPassingOver = passedOver === undefined && isOfTheRequest(outcome);
    passedOver = isPassingOver ? { client, until: Date.now() + rest } : undefined;
  };

  const tryOut = async <Answer extends ProviderResponse>(
    caller: CallingClient,
    call: () => Promise<Answer>,
  ) => {
    let called: Promise<Answer> | undefined;
    let leave: (reason: Refusal) => void = () => undefined;
    const heard = policy.execute(async () => {
      const underWay = (called = call());
      const answered = new Promise<Answer>((resolve, reject) => {
        leave = reject;
        underWay.then(resolve, reject);
      });
      const outcome = await outcomeOf(() => answered);
      noteTrial(caller.client, outcome);
      return told(outcome);
    });
    trial = {
      begunAt: Date.now(),
      caller,
      giveUp: () => leave(new Refusal('REQUEST_TIMEOUT')),
      over: heard.catch(() => undefined),
    };
    try {
      return await heard;
    } catch (error) {
      // One that was given up has yet to end; of any other it is the same error.
      if (called !== undefined) return await called;
      throw error;
    }
  };

  /** The trial, where it only waits for what its client sends, and has done so for long enough. */
  const heldTrial = (): Trial | undefined =>
    policy.state === CircuitState.HalfOpen &&
    trial !== undefined &&
    Date.now() - trial.begunAt >= rest &&
    trial.caller.waitsForClient?.() === true
      ? trial
      : undefined;

  return {
    /** Whether its trial waits for its own client, too long for others to wait as well. */
    isHeld: (): boolean => heldTrial() !== undefined,
    /** Ends a trial that its client holds: the next call tries instead. */
    makeWay: async (): Promise<void> => {
      const held = heldTrial();
      held?.giveUp();
      await held?.over;
    },
    run: async <Answer extends ProviderResponse>(
      caller: CallingClient,
      call: () => Promise<Answer>,
    ) => {
      // What tries is counted by whatever comes of it.
      if (policy.state !== CircuitState.Closed) return tryOut(caller, call);
      const outcome = await outcomeOf(call);
      return policy.state === CircuitState.Closed && witnesses.counts(caller.client, outcome)
        ? policy.execute(() => told(outcome))
        : told(outcome);
    },
    state: (): BreakerState => STATES[policy.state] ?? 'closed',
    /** Whether a call of this client would be refused now. */
    refuses: (client: string): boolean =>
      (policy.state === CircuitState.HalfOpen && heldTrial() === undefined) ||
      (policy.state === CircuitState.Open &&
        (Date.now() < restsUntil ||
          (passedOver?.client === client && Date.now() < passedOver.until))),
  };
};

/**
 * Circuit breakers, one for each group of routes. An open one refuses at once, without a call,
 * until its rest is over; then a single call tries, and closes it or not. A client whose own request may be why it
 * failed leaves the next trial to another one. A trial that waits for its own
 * client for as long as a rest leaves that to the next call. Refusals of the provider (4xx) and
 * browsers that leave never open it.
 */
export const createBreakers = (limits: BreakerLimits) => {
  const breakers = new LRUCache<string, ReturnType<typeof createBreaker>>({ max: MOST_BREAKERS });
  const breakerOf = (key: string) => {
    const known = breakers.get(key);
    if (known !== undefined) return known;
    const made = createBreaker(limits);
    breakers.set(key, made);
    return made;
  };
  const refusal = () => new Refusal('CIRCUIT_OPEN', { retryAfterMs: limits.rest });

  const refuseWhileOpen = (key: string, client: string): void => {
    if (breakers.peek(key)?.refuses(client) === true) throw refusal();
  };

  return {
    /**
     * Refuses what would be refused after it had waited for room.
     *
     * @throws Refusal CIRCUIT_OPEN
     */
    refuseWhileOpen,
    /**
     * Runs a call on behalf of a client, unless its breaker is open.
     *
     * @throws Refusal CIRCUIT_OPEN, and whatever the call throws
     */
    run: async <Answer extends ProviderResponse>(
      key: string,
      caller: CallingClient,
      call: () => Promise<Answer>,
    ): Promise<Answer> => {
      const breaker = breakerOf(key);
      if (breaker.isHeld()) await breaker.makeWay();
      // The library would let all others wait for the one that tries.
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
