import { ErrorBodySchema } from '@trait-market/contract/shared';
import { initClient, tsRestFetchApi, type HTTPStatusCode } from '@ts-rest/core';

import type { PreparedAnswers } from '../kernel/answers/answer.schema';
import type { PushedEvent } from './events/events.control';
import type { Fault } from '../kernel/faults/fault.schema';
import type { JournalEntry } from '../kernel/journal/journal.schema';
import type { DrawConduct } from '../economy/tables/drop-row';
import type { FlagValues } from '../world/flags/flag-values.schema';
import { controlContract } from './control.contract';
import type { GrantRequest, TokenRequest } from './control.schema';
import type { ResettableEntity } from './reset-one';
import type { ScenarioName } from './scenarios/scenario-names';
import type { Snapshot } from './snapshot';
import type { ExpectedCalls } from './verify/verify.schema';

type CallPattern = Omit<ExpectedCalls, 'exactly' | 'atLeast' | 'atMost'>;

type Answer<Body> =
  | { status: 200; body: Body }
  | { status: Exclude<HTTPStatusCode, 200>; body: unknown };

const bodyOf = async <Body>(pending: Promise<Answer<Body>>): Promise<Body> => {
  const { status, body } = await pending;
  if (status === 200) return body;
  throw new Error(`The mock answered ${status}: ${ErrorBodySchema.parse(body).message}`);
};

const MOST_LISTED = 20;

const unmatchedWords = (entries: readonly JournalEntry[], forgotten: number): string => {
  const calls = entries.flatMap((entry) =>
    entry.kind === 'request' ? [`${entry.method} ${entry.path}`] : [],
  );
  const shown = calls.slice(0, MOST_LISTED);
  const more = calls.length - shown.length + forgotten;
  return [
    'The mock has no route for these calls:',
    ...shown,
    ...(more > 0 ? [`and ${more} more.`] : []),
  ].join('\n  ');
};

const UNTRUSTED = new Set(['DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE']);

const unreachableWords = (url: string, { message, cause }: TypeError): string => {
  if (cause instanceof Error && 'code' in cause && UNTRUSTED.has(String(cause.code))) {
    return `${url} has a certificate that isn't trusted here. Connect to the server's controlUrl, or set NODE_EXTRA_CA_CERTS to a file with the certificate.`;
  }
  const reason = cause instanceof Error ? cause.message : message;
  return `No mock responds at ${url}: ${reason || message}`;
};

/** Names the address in the error of fetch, which says only that it failed. */
const nameUnreachable =
  (url: string) =>
  (error: unknown): never => {
    if (!(error instanceof TypeError)) throw error;
    throw new Error(unreachableWords(url, error), { cause: error });
  };

/**
 * Creates a client that controls one world of a mock. Its methods throw errors with the mock's
 * message.
 * @param world 1 to 64 letters, digits, hyphens or underscores; the world is created when it is
 * first used
 */
export const connectToMock = ({ url, world = 'default' }: { url: string; world?: string }) => {
  const control = initClient(controlContract, {
    baseUrl: url,
    baseHeaders: { 'x-mock-world': world },
    throwOnUnknownStatus: true,
    api: (request) => tsRestFetchApi(request).catch(nameUnreachable(url)),
  });

  return {
    world,
    reset: () => bodyOf(control.reset()),
    /**
     * Resets one account's profile, pictures, email and tax declaration to how they were at the
     * last reset, scenario or restored state, and removes pictures that were uploaded since.
     */
    resetAccount: (walletAddress: string) =>
      bodyOf(control.resetOne({ params: { entity: 'accounts', id: walletAddress } })),
    /**
     * Resets one entity in the same way. The id is a wallet's address, an order's hash, a trait's
     * id (`listings`), or `collection/number` (`avatars`).
     */
    resetOne: (entity: ResettableEntity, id: string) =>
      bodyOf(control.resetOne({ params: { entity, id: encodeURIComponent(id) } })),
    /** Resets a wallet's credits, their history and its plan in the same way. */
    resetCredits: (walletAddress: string) =>
      bodyOf(control.resetOne({ params: { entity: 'credits', id: walletAddress } })),
    enterScenario: (name: ScenarioName | (string & {})) =>
      bodyOf(control.scenario({ body: { name } })),
    scenarios: async () => (await bodyOf(control.scenarios())).scenarios,
    state: () => bodyOf(control.state()),
    restore: (state: Snapshot) => bodyOf(control.restore({ body: state })),
    addFault: (fault: Fault) => bodyOf(control.addFault({ body: fault })),
    faults: async () => (await bodyOf(control.faults())).faults,
    removeFault: (id: string) => bodyOf(control.removeFault({ params: { id } })),
    clearFaults: () => bodyOf(control.clearFaults()),
    /**
     * Prepares responses for the next calls, and returns how these responses violate the contract.
     */
    prepareAnswers: (prepared: PreparedAnswers) =>
      bodyOf(control.prepareAnswers({ body: prepared })),
    answers: async () => (await bodyOf(control.answers())).answers,
    removeAnswers: (id: string) => bodyOf(control.removeAnswers({ params: { id } })),
    clearAnswers: () => bodyOf(control.clearAnswers()),
    mintToken: (request: TokenRequest = {}) => bodyOf(control.token({ body: request })),
    grant: (request: GrantRequest) => bodyOf(control.grant({ body: request })),
    /** Sets how future draws behave; all values except `honest` simulate a faulty provider. */
    drawAs: (conduct: DrawConduct) => bodyOf(control.draws({ body: { conduct } })),
    /** Delays the beacon that decides draws, or ends the delay. */
    delayBeacon: (late = true) => bodyOf(control.beacon({ body: { late } })),
    status: () => bodyOf(control.status()),
    setTime: (now: Date) => bodyOf(control.clock({ body: { now: now.toISOString() } })),
    advance: (advanceMs: number) => bodyOf(control.clock({ body: { advanceMs } })),
    overrideFlags: (flags: FlagValues) => bodyOf(control.flags({ body: flags })),
    flags: () => bodyOf(control.flagsInUse()),
    events: () => bodyOf(control.events()),
    pushEvent: (event: PushedEvent) => bodyOf(control.pushEvent({ body: event })),
    /** Pauses event streams. `false` resumes them and sends the events that occurred meanwhile. */
    pauseEvents: (paused = true) => bodyOf(control.pauseEvents({ body: { paused } })),
    cutEvents: () => bodyOf(control.cutEvents()),
    journal: async () => (await bodyOf(control.journal({ query: {} }))).entries,
    /** Returns the calls of the journal as an HTTP archive (HAR 1.2), without secrets. */
    har: () => bodyOf(control.har()),
    /**
     * Verifies the number of matching calls against `exactly`, or `atLeast` and `atMost`; without
     * any of them, at least one call is required.
     * @throws Error when the number is wrong; if too few calls match, its message lists the most
     * similar ones
     */
    verify: async (expected: ExpectedCalls) => {
      const verified = await bodyOf(control.verify({ body: expected }));
      if (!verified.met) throw new Error(verified.message);
      return verified;
    },
    countCalls: async (pattern: CallPattern) =>
      (await bodyOf(control.verify({ body: { ...pattern, atLeast: 0 } }))).count,
    /**
     * Asserts that every call of the world had a route.
     * @throws Error with the calls that had none
     */
    assertNoUnmatched: async () => {
      const { entries, forgotten } = await bodyOf(
        control.journal({ query: { unmatched: 'true' } }),
      );
      if (entries.length + forgotten > 0) throw new Error(unmatchedWords(entries, forgotten));
    },
    /** Returns how the mock's responses in all worlds differ from those of the `shadow` provider. */
    shadow: () => bodyOf(control.shadow()),
    forgetShadow: () => bodyOf(control.forgetShadow()),
    exchange: (id: string) => bodyOf(control.exchange({ params: { id } })),
    worlds: async () => (await bodyOf(control.worlds())).worlds,
  };
};

export type MockClient = ReturnType<typeof connectToMock>;
