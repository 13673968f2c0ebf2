import type { Bytes32 } from '@trait-market/contract/economy/shared';
import type { Capabilities, CapabilityName } from './capabilities';
import type { CallInput } from './contract/call';
import type { Family } from './families';
import type { Probe } from './probe/probe';
import type { Names } from './rules';
import type { LoginMessage, Newcomer, Session } from './session/session';

/** What a check may use of a run. */
export type Context = Names & {
  /** Sends requests to the target; notes what was asked and answered. */
  probe: Probe;
  /** The signed-in caller that all checks share which change nothing. */
  caller: () => Promise<Session>;
  /** Somebody whom the target has never seen, signed in. */
  newcomer: () => Promise<Newcomer>;
  capabilities: Capabilities;
  loginMessage: LoginMessage;
  /** The deployment of the market that actions are signed for. */
  deployment: Bytes32;
  /** A trait of the market; another one each time, as long as there are more. */
  nextTrait: () => Promise<string | undefined>;
  /** Path parameters of a route of the trait economy that lead somewhere; undefined where none are known. */
  paramsOf: (route: string) => Promise<Readonly<Record<string, string>> | undefined>;
  /** A valid call of a read of the trait economy; undefined where the market has nothing to read. */
  readOf: (route: string) => Promise<CallInput | undefined>;
};

/** One rule of the contract, held against the target. */
export type Check = {
  /** `<route>/<family>/<what>`; the same from run to run. */
  id: string;
  /** The route's name in the contract: `users.publicProfile`. */
  route: string;
  family: Family;
  /** The line of the contract or the specification that it holds the target to. */
  rule: string;
  /** Whether it sends anything but GET, HEAD and OPTIONS, or signs in: left out of a read-only run. */
  writes: boolean;
  /** Whether it asks for next to nothing and waits: it runs beside all others. */
  waits?: boolean;
  /** Whether it runs alone, after all others: they would be in each other's way. */
  alone?: boolean;
  /** Without these it is skipped. One that needs `advanceClock` runs alone, after all others. */
  needs?: readonly CapabilityName[];
  /**
   * Resolves when the target keeps the rule.
   *
   * @throws Breach when it does not; Skipped when that cannot be found out here
   */
  run: (context: Context) => Promise<void>;
};
