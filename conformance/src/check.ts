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
  /** The signed-in caller shared by all checks that change nothing. */
  caller: () => Promise<Session>;
  newcomer: () => Promise<Newcomer>;
  capabilities: Capabilities;
  loginMessage: LoginMessage;
  deployment: Bytes32;
  /** Returns a trait of the market, a different one each time while there are more. */
  nextTrait: () => Promise<string | undefined>;
  /** Path parameters that lead to an existing item; undefined when none is known. */
  paramsOf: (route: string) => Promise<Readonly<Record<string, string>> | undefined>;
  /** A valid call of an economy read; undefined when the market has no data for it. */
  readOf: (route: string) => Promise<CallInput | undefined>;
};

export type Check = {
  /** `<route>/<family>/<what>`, stable between runs. */
  id: string;
  /** The route's name in the contract: `users.publicProfile`. */
  route: string;
  family: Family;
  rule: string;
  /** Whether it also sends writes; read-only runs exclude it. */
  writes: boolean;
  /** Whether it mostly waits, so that it can run concurrently with all others. */
  waits?: boolean;
  /** Whether it runs alone after all others, which would interfere. */
  alone?: boolean;
  /** Without these it is skipped; checks that need `advanceClock` run alone at the end. */
  needs?: readonly CapabilityName[];
  /** @throws Breach when the target breaks the rule, Skipped when the check can't be made */
  run: (context: Context) => Promise<void>;
};
