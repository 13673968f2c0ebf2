import type { Bytes32 } from '@trait-market/contract/economy/shared';
import type { Capabilities, CapabilityName } from './capabilities';
import type { CallInput } from './contract/call';
import type { Family } from './families';
import type { Probe } from './probe/probe';
import type { Names } from './rules';
import type { LoginMessage, Newcomer, Session } from './session/session';

/** The parts of a run that a check may use. */
export type Context = Names & {
  /** Sends requests to the target and records the exchanges. */
  probe: Probe;
  /** The signed-in caller shared by all checks that change nothing. */
  caller: () => Promise<Session>;
  /** Signs in a new wallet. */
  newcomer: () => Promise<Newcomer>;
  capabilities: Capabilities;
  loginMessage: LoginMessage;
  /** The market deployment for signatures. */
  deployment: Bytes32;
  /** Returns a trait of the market, a different one each time while there are more. */
  nextTrait: () => Promise<string | undefined>;
  /** Path parameters that lead to an existing item; undefined when none is known. */
  paramsOf: (route: string) => Promise<Readonly<Record<string, string>> | undefined>;
  /** A valid call of an economy read; undefined when the market has no data for it. */
  readOf: (route: string) => Promise<CallInput | undefined>;
};

/** A check of one rule of the contract. */
export type Check = {
  /** `<route>/<family>/<what>`, stable between runs. */
  id: string;
  /** The route's name in the contract: `users.publicProfile`. */
  route: string;
  family: Family;
  /** The checked rule, from the contract or the specification. */
  rule: string;
  /**
   * Whether it sends anything except GET, HEAD and OPTIONS, or signs in; excluded from read-only
   * runs.
   */
  writes: boolean;
  /** Whether it mostly waits, so that it can run concurrently with all others. */
  waits?: boolean;
  /** Whether it runs alone after all others, which would interfere. */
  alone?: boolean;
  /**
   * Required capabilities; without them it is skipped. Checks that need `advanceClock` run alone
   * after all others.
   */
  needs?: readonly CapabilityName[];
  /**
   * Resolves when the target follows the rule.
   *
   * @throws Breach when it doesn't; Skipped when the check can't be made
   */
  run: (context: Context) => Promise<void>;
};
