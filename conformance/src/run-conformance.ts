import { randomInt } from 'node:crypto';

import { deploymentOf } from '@trait-market/contract/economy/typed-data';
import { loginMessage } from '@trait-market/contract/login-message';
import { compareWithBaseline, isKnown, type Baseline } from './baseline/baseline';
import { createCallers } from './callers';
import { allChecks } from './all-checks';
import { isOfEconomy } from './contract/routes';
import { legalLinksBaseOf } from './session/legal-links-base';
import type { LoginMessage } from './session/session';
import { createPlaces } from './economy/places';
import { whyNoEconomy } from './economy/served';
import { DEFAULT_CASES, type ConformanceOptions } from './options';
import type { Send } from './probe/exchange';
import { createRetryAfter } from './probe/retry-after';
import { openTarget } from './probe/target';
import { openUntilEnded, untilEnded } from './probe/until-ended';
import type { CheckResult, ConformanceReport } from './report';
import { runChecks } from './run-checks';
import { namesBy, parseRules } from './rules';
import { routesInFull } from './seen-to-succeed';
import { chosenBy, leavingOut, skipReasonOf, withoutSkipped } from './selection';
import { createRedactor, type Redactor } from './redaction/redaction';
import { parseAuth } from './session/auth';

/** Seeds have 31 bits, so that they are easy to type. */
const SEEDS = 2 ** 31;

const limitOf = ({
  maxTimeS,
  signal,
}: ConformanceOptions): { signal: AbortSignal; dispose: () => void } => {
  const ending = new AbortController();
  const onAbort = (): void => ending.abort(signal?.reason);
  if (signal?.aborted === true) onAbort();
  else signal?.addEventListener('abort', onAbort, { once: true });
  const onTime = (): void => ending.abort(`the limit of ${maxTimeS} s was reached`);
  const timer = maxTimeS === undefined ? undefined : setTimeout(onTime, maxTimeS * 1000);
  const dispose = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  };
  return { signal: ending.signal, dispose };
};

const marked = (results: readonly CheckResult[], baseline: Baseline): CheckResult[] =>
  results.map((result) => (isKnown(baseline, result) ? { ...result, known: true } : result));

/** Wraps `send` to register an exchange's credentials before any check can report them. */
const learning =
  (send: Send, { learn }: Redactor): Send =>
  async (request) => {
    const exchange = await send(request);
    learn(exchange);
    return exchange;
  };

/**
 * Runs the suite. The report contains no credentials.
 * @throws UnreachableTarget when no server responds, UnservedTarget when it serves none of the
 * contract's paths, BadUsage when the options are invalid
 */
export const runConformance = async (
  options: ConformanceOptions,
  redactor = createRedactor({ ...options, urls: [options.target] }),
): Promise<ConformanceReport> => {
  const {
    readOnly = false,
    seed = randomInt(SEEDS),
    cases = DEFAULT_CASES,
    capabilities = {},
  } = options;
  const auth = options.auth === undefined ? undefined : parseAuth(options.auth);
  const rules = parseRules(options.rules ?? {});
  const names = namesBy(rules);
  const { economy = options.only?.some((wanted) => isOfEconomy(`${wanted}.`)) } = options;
  const startedAt = new Date();
  const target = openTarget(options.target, options);
  const end = limitOf(options);
  try {
    const legalLinksBase = legalLinksBaseOf(options, target.base);
    const messageOf: LoginMessage = (walletAddress, nonce) =>
      loginMessage(walletAddress, nonce, legalLinksBase);
    const all = allChecks({
      seed,
      cases,
      expectedCredits: options.expectedCredits,
      traits: rules.traits,
      economy,
    });
    const chosen = chosenBy(options.only, all);
    const skips = [...(options.skip ?? []), ...rules.skip];
    const leaveOut = leavingOut(skips, all);
    const checks = chosen.filter(({ writes }) => !(readOnly && writes)).map(leaveOut);
    const made = chosen.filter((check) => skipReasonOf(skips, check) === undefined);
    const routes = routesInFull(all, made, { readOnly });
    await target.reach(end.signal);
    const noEconomy =
      economy === true ? await whyNoEconomy(untilEnded(target.send, end.signal)) : undefined;
    const patience = createRetryAfter(options.patienceS ?? 0);
    const { baseline } = options;
    const ran = await runChecks(checks, {
      target: {
        ...target,
        send: untilEnded(patience.send(learning(target.send, redactor)), end.signal),
        open: openUntilEnded(patience.open(target.open), end.signal),
      },
      signal: end.signal,
      onExchanges: options.onExchanges ?? (() => undefined),
      onProgress: options.onProgress ?? (() => undefined),
      callers: createCallers({
        auth,
        readOnly,
        loginMessage: messageOf,
        target: target.base,
      }),
      capabilities,
      names,
      places: createPlaces(),
      redactor,
      loginMessage: messageOf,
      deployment: deploymentOf(options.product ?? target.base),
      noEconomy,
      expected: { routes, strict: options.strict ?? false },
      endsNothing: (result) =>
        skipReasonOf(skips, result) !== undefined ||
        (baseline !== undefined && isKnown(baseline, result)),
      maxAnswerMs: options.maxAnswerMs,
      stopAtFirstFailure: options.stopAtFirstFailure ?? false,
    });
    const found = withoutSkipped(skips, ran.results);
    const { unfinished } = ran;
    const results = baseline === undefined ? found : marked(found, baseline);
    const count = (kind: string) => results.filter(({ outcome }) => outcome.kind === kind).length;
    const counts = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
    return redactor.hideInReport({
      target: target.base,
      startedAt: startedAt.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
      seed,
      readOnly,
      requests: ran.requests,
      conformant: counts.failed === 0 && unfinished === undefined,
      stoppedEarly: ran.stoppedEarly,
      unfinished,
      ...(baseline !== undefined && { baseline: compareWithBaseline(baseline, results) }),
      counts,
      notes: ran.notes,
      coverage: ran.coverage,
      results,
    });
  } finally {
    end.dispose();
    await target.close();
  }
};
