import type { Bytes32 } from '@trait-market/contract/economy/shared';
import type { Callers } from './callers';
import type { Capabilities } from './capabilities';
import type { Check } from './check';
import { Breach, ControlFailed, Skipped, type Outcome } from './probe/outcome';
import type { Exchange } from './probe/exchange';
import { isOfEconomy } from './contract/routes';
import type { Places } from './economy/places';
import type { Redactor } from './redaction/redaction';
import type { Names } from './rules';
import { createProbe } from './probe/probe';
import type { Target } from './probe/target';
import type { LoginMessage, Session } from './session/session';

const NEEDED: Record<keyof Capabilities, string> = {
  advanceClock: "needs control of the target's clock (--control)",
  verificationCode: 'needs to read the verification mail that the target sends (--control)',
  countEmails: 'needs to count the mails that the target sends (--control)',
  giveGoods: 'needs to give a wallet coin and traits to trade with (--control)',
  giveCredits:
    'needs to give a wallet credits (--control, or --expect-credits for an existing wallet)',
  withholdLinks: 'needs to withhold the links of draws (--control)',
  smartAccount: 'not checked: no smart account configured (--smart-account)',
};

export type CheckRun = { outcome: Outcome; exchanges: readonly Exchange[] };

/** Runs a check. Errors other than `Breach` and `Skipped` are faults of the suite. */
export const runCheck = async (
  check: Check,
  {
    target,
    callers,
    capabilities,
    names,
    places,
    loginMessage,
    deployment,
    noEconomy,
    redactor,
  }: {
    target: Target;
    callers: Callers;
    capabilities: Capabilities;
    names: Names;
    places: Places;
    loginMessage: LoginMessage;
    deployment: Bytes32;
    noEconomy: string | undefined;
    redactor: Redactor;
  },
): Promise<CheckRun> => {
  if (noEconomy !== undefined && isOfEconomy(check.route)) {
    return { outcome: { kind: 'skipped', reason: noEconomy }, exchanges: [] };
  }
  const missing = check.needs?.find((name) => capabilities[name] === undefined);
  if (missing !== undefined) {
    return { outcome: { kind: 'skipped', reason: NEEDED[missing] }, exchanges: [] };
  }
  const probe = createProbe(target);
  const caller = (): Promise<Session> => callers.shared(probe);
  const context = {
    ...names,
    probe,
    caller,
    paramsOf: (name: string) => places.paramsOf(name, { probe, caller }),
    readOf: (name: string) => places.readOf(name, { probe, caller }),
    newcomer: () => callers.newcomer(probe),
    capabilities,
    loginMessage,
    deployment,
    nextTrait: () => places.nextTrait(probe),
  };
  const judged = async (): Promise<Outcome> => {
    try {
      await check.run(context);
      return { kind: 'passed' };
    } catch (error) {
      if (error instanceof Breach) return redactor.failureOf(error, target.base);
      if (error instanceof Skipped) return { kind: 'skipped', reason: error.reason };
      if (error instanceof ControlFailed) return { kind: 'skipped', reason: error.message };
      throw error;
    } finally {
      probe.end();
    }
  };
  return { outcome: await judged(), exchanges: probe.exchanges() };
};
