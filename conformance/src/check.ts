import type { Bytes32 } from '@trait-market/contract/economy/shared';
import type { Capabilities, CapabilityName } from './capabilities';
import type { CallInput } from './contract/call';
import type { Family } from './families';
import type { Probe } from './probe/probe';
import type { Names } from './rules';
import type { LoginMessage, Newcomer, Session } from './session/session';

export type Context = Names & {
  /** Sends requests to the target and records the exchanges. */
  probe: Probe;
  /** Returns the signed-in caller that all checks without changes share. */
  caller: () => Promise<Session>;
  newcomer: () => Promise<Newcomer>;
  capabilities: Capabilities;
  loginMessage: LoginMessage;
  deployment: Bytes32;
  /** Returns a trait of the market: a different one on each call, as long as there are more. */
  nextTrait: () => Promise<string | undefined>;
  /** Returns path parameters that lead to an existing item; undefined when none is known. */
  paramsOf: (route: string) => Promise<Readonly<Record<string, string>> | undefined>;
  /** Returns a valid call of an economy read; undefined when the market has no data for it. */
  readOf: (route: string) => Promise<CallInput | undefined>;
};

export type Check = {
  /** An id of the form `<route>/<family>/<what>`, which is stable between runs. */
  id: string;
  /** The route's name in the contract, such as `users.publicProfile`. */
  route: string;
  family: Family;
  rule: string;
  /** Whether the check also sends writes, which excludes it from read-only runs. */
  writes: boolean;
  /** Whether the check mostly waits, so that it can run concurrently with all others. */
  waits?: boolean;
  /**
   * Whether the check runs alone after all others, because concurrent checks would interfere with
   * it.
   */
  alone?: boolean;
  // Capabilities without which the check is skipped. Checks that need `advanceClock` run alone at
  // the end.
  needs?: readonly CapabilityName[];
  /** @throws Breach when the target breaks the rule, Skipped when the check isn't possible */
  run: (context: Context) => Promise<void>;
};
