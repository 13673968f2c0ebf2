import { ErrorBodySchema } from '@trait-market/contract/shared';
import { initClient, type HTTPStatusCode } from '@ts-rest/core';

import type { PreparedAnswers } from '../kernel/answers/answer.schema';
import type { PushedEvent } from './events/events.control';
import type { Fault } from '../kernel/faults/fault.schema';
import type { DrawConduct } from '../economy/tables/drop-row';
import type { FlagValues } from '../world/flags/flag-values.schema';
import { controlContract } from './control.contract';
import type { GrantRequest, TokenRequest } from './control.schema';
import type { ScenarioName } from './scenarios/scenario-names';
import type { Snapshot } from './snapshot';
import type { ExpectedCalls } from './verify/verify.schema';

type CallPattern = Omit<ExpectedCalls, 'exactly' | 'atLeast' | 'atMost'>;

type Answer<Body> =
  { status: 200; body: Body } | { status: Exclude<HTTPStatusCode, 200>; body: unknown };

const bodyOf = async <Body>(asked: Promise<Answer<Body>>): Promise<Body> => {
  const { status, body } = await asked;
  if (status === 200) return body;
  throw new Error(`The mock answered ${status}: ${ErrorBodySchema.parse(body).message}`);
};

/**
 * The control of one world of a mock provider, for tests: each method is a control call, gives what
 * the call answers, and throws with the mock's words when it is refused.
 *
 * @param url of the mock, without a slash at its end
 * @param world 1 to 64 letters, digits, hyphens or underscores; made when it is first asked for
 */
export const connectToMock = ({ url, world = 'default' }: { url: string; world?: string }) => {
  const control = initClient(controlContract, {
    baseUrl: url,
    baseHeaders: { 'x-mock-world': world },
    throwOnUnknownStatus: true,
  });

  return {
    world,
    reset: () => bodyOf(control.reset()),
    /** One of the mock's own, or that of the file that it was started with. */
    enterScenario: (name: ScenarioName | (string & {})) =>
      bodyOf(control.scenario({ body: { name } })),
    scenarios: async () => (await bodyOf(control.scenarios())).scenarios,
    state: () => bodyOf(control.state()),
    restore: (state: Snapshot) => bodyOf(control.restore({ body: state })),
    addFault: (fault: Fault) => bodyOf(control.addFault({ body: fault })),
    faults: async () => (await bodyOf(control.faults())).faults,
    removeFault: (id: string) => bodyOf(control.removeFault({ params: { id } })),
    clearFaults: () => bodyOf(control.clearFaults()),
    /** Answers the next calls by hand, one after the other; says how that breaks the contract. */
    prepareAnswers: (prepared: PreparedAnswers) =>
      bodyOf(control.prepareAnswers({ body: prepared })),
    answers: async () => (await bodyOf(control.answers())).answers,
    removeAnswers: (id: string) => bodyOf(control.removeAnswers({ params: { id } })),
    clearAnswers: () => bodyOf(control.clearAnswers()),
    /** A token for a wallet, else for the demo wallet; with `expiresInS` of 0 or less an expired one. */
    mintToken: (request: TokenRequest = {}) => bodyOf(control.token({ body: request })),
    /** Gives a wallet, else the demo wallet, coin, traits and avatars beside what it has. */
    grant: (request: GrantRequest) => bodyOf(control.grant({ body: request })),
    /** How draws are made from now on; all but `honest` are for whoever has to find them out. */
    drawAs: (conduct: DrawConduct) => bodyOf(control.draws({ body: { conduct } })),
    /** What the world is called, and what time it is in it. */
    status: () => bodyOf(control.status()),
    setTime: (now: Date) => bodyOf(control.clock({ body: { now: now.toISOString() } })),
    advance: (advanceMs: number) => bodyOf(control.clock({ body: { advanceMs } })),
    overrideFlags: (flags: FlagValues) => bodyOf(control.flags({ body: flags })),
    flags: () => bodyOf(control.flagsInUse()),
    /** How many streams are open, whether they are paused, and the id of what was told last. */
    events: () => bodyOf(control.events()),
    pushEvent: (event: PushedEvent) => bodyOf(control.pushEvent({ body: event })),
    /** Nothing is told until they go on; then whatever came meanwhile. */
    pauseEvents: (paused = true) => bodyOf(control.pauseEvents({ body: { paused } })),
    /** Drops every connection on which events are told. */
    cutEvents: () => bodyOf(control.cutEvents()),
    journal: async () => (await bodyOf(control.journal())).entries,
    /**
     * Checks how often calls like this were made: at least once, unless `exactly`, `atLeast` or `atMost`
     * says otherwise.
     *
     * @throws Error with the number and the nearest misses, each with what differs
     */
    verify: async (expected: ExpectedCalls) => {
      const verified = await bodyOf(control.verify({ body: expected }));
      if (!verified.met) throw new Error(verified.message);
      return verified;
    },
    /** How often calls like this were made. */
    countCalls: async (pattern: CallPattern) =>
      (await bodyOf(control.verify({ body: { ...pattern, atLeast: 0 } }))).count,
    /** One call of the journal, with its headers, its whole body and its answer. */
    exchange: (id: string) => bodyOf(control.exchange({ params: { id } })),
    worlds: async () => (await bodyOf(control.worlds())).worlds,
  };
};

/** The control of one world. */
export type MockClient = ReturnType<typeof connectToMock>;
