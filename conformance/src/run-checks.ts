import type { Bytes32 } from '@trait-market/contract/economy/shared';
import type { Callers } from './callers';
import type { Capabilities } from './capabilities';
import type { Check } from './check';
import { withCauses } from './causes';
import { isOfEconomy, KNOWN_ROUTES, V1_ROUTES } from './contract/routes';
import { coverageOf, isCompleted } from './coverage/coverage';
import { speedResult } from './coverage/timing';
import { createInvariantResults } from './invariant-results';
import { observe } from './observed';
import { notesOn } from './notes';
import type { Places } from './economy/places';
import type { Exchange } from './probe/exchange';
import type { Breach } from './probe/outcome';
import type { Target } from './probe/target';
import { endOf } from './probe/until-ended';
import type { Progress } from './progress';
import type { Redactor } from './redaction/redaction';
import type { CheckResult, ConformanceReport } from './report';
import type { Names } from './rules';
import { runCheck } from './run-check';
import { seenToSucceed } from './seen-to-succeed';
import type { LoginMessage } from './session/session';

const AT_A_TIME = 6;

export type RunSettings = {
  target: Target;
  callers: Callers;
  capabilities: Capabilities;
  names: Names;
  places: Places;
  loginMessage: LoginMessage;
  redactor: Redactor;
  deployment: Bytes32;
  /** Why the economy checks are skipped; undefined when they run. */
  noEconomy: string | undefined;
  stopAtFirstFailure: boolean;
  /** Returns true for known and excluded failures, after which the run continues. */
  endsNothing: (result: Pick<CheckResult, 'id' | 'route' | 'family' | 'outcome'>) => boolean;
  /** Ends the run when it aborts. Checks that haven't finished aren't judged. */
  signal: AbortSignal;
  onExchanges: (checkId: string, exchanges: readonly Exchange[]) => void;
  onProgress: (progress: Progress) => void;
  /** The maximum duration of a response in ms, if there is one. */
  maxAnswerMs: number | undefined;
  /** Routes that should succeed at least once, and whether it is a failure if they don't. */
  expected: { routes: readonly string[]; strict: boolean };
};

export type ChecksRun = Pick<
  ConformanceReport,
  'results' | 'requests' | 'coverage' | 'notes' | 'stoppedEarly' | 'unfinished'
>;

// Returns whether a check runs after most others. Generated requests do, because they create random
// names, which searches of other checks might find.
const runsLate = ({ family }: Check): boolean => family === 'generated';

// Returns whether a check mostly waits. Such checks run concurrently without using one of the
// limited slots.
const justWaits = ({ waits = false }: Check): boolean => waits;

const advancesClock = ({ needs = [] }: Check): boolean => needs.includes('advanceClock');

const runsAlone = (check: Check): boolean => check.alone === true || advancesClock(check);

/**
 * Returns the checks that run one by one. Those that advance the clock are last, because their
 * sales have a time that is in the future for other checks.
 */
export const aloneInOrder = (checks: readonly Check[]): Check[] => [
  ...checks.filter((check) => runsAlone(check) && !advancesClock(check)),
  ...checks.filter(advancesClock),
];

const reasonOf = ({ reason }: AbortSignal): string =>
  typeof reason === 'string' ? reason : 'it was interrupted';

const notMade = ({ id, route, family, rule }: Check, why: string): CheckResult => ({
  id,
  route,
  family,
  rule,
  outcome: { kind: 'skipped', reason: `not made: ${why}` },
  durationMs: 0,
  observed: [],
});

/** Runs most checks concurrently, then the generated ones, finally those that need to run alone. */
export const runChecks = async (
  checks: readonly Check[],
  settings: RunSettings,
): Promise<ChecksRun> => {
  const { stopAtFirstFailure, expected, signal, onProgress, redactor } = settings;
  const invariantResults = createInvariantResults(settings.endsNothing);
  const found = new Map<string, CheckResult>();
  const sent: Exchange[] = [];
  const ofFailed: Exchange[] = [];
  let failed = false;
  let requests = 0;
  let failures = 0;

  const reportProgress = (): void =>
    onProgress({ made: found.size, of: checks.length, failed: failures, requests });
  const target: Target = {
    ...settings.target,
    send: (request) => {
      requests += 1;
      reportProgress();
      return settings.target.send(request);
    },
    open: (request) => {
      requests += 1;
      reportProgress();
      return settings.target.open(request);
    },
  };

  const ended = endOf(signal).then(() => undefined);

  const takeNext = async (queue: Check[]): Promise<void> => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
      if (signal.aborted) return;
      const startedAt = performance.now();
      const running = runCheck(check, { ...settings, target });
      // Checks that move the clock set it back themselves, so they aren't abandoned.
      const ran = await (runsAlone(check) ? running : Promise.race([running, ended]));
      if (ran === undefined) return;
      const { outcome, exchanges } = ran;
      const durationMs = Math.round(performance.now() - startedAt);
      // A failure after the abort isn't judged, because the abort may have caused it.
      if (signal.aborted && outcome.kind !== 'passed') return;
      sent.push(...exchanges);
      exchanges.forEach(redactor.learn);
      settings.onExchanges(check.id, exchanges);
      if (outcome.kind !== 'passed') ofFailed.push(...exchanges);
      const isConformant = invariantResults.examine(exchanges);
      const { id, route, family, rule } = check;
      const isNew =
        outcome.kind === 'failed' && !settings.endsNothing({ id, route, family, outcome });
      if (!isConformant || isNew) failed = true;
      if (!isConformant || outcome.kind === 'failed') failures += 1;
      const observed = [...new Set(exchanges.map(observe))].toSorted();
      found.set(id, { id, route, family, rule, outcome, durationMs, observed });
      reportProgress();
      if (failed && stopAtFirstFailure) return;
    }
  };

  const waiting = checks.filter(justWaits);
  const together = checks.filter(
    (check) => !runsAlone(check) && !runsLate(check) && !justWaits(check),
  );
  const late = checks.filter(runsLate);
  const alone = aloneInOrder(checks);
  const waited = Promise.allSettled(waiting.map((check) => takeNext([check])));
  for (const queue of [together, late]) {
    await Promise.all(Array.from({ length: AT_A_TIME }, () => takeNext(queue)));
    if (failed && stopAtFirstFailure) break;
  }
  if (!(failed && stopAtFirstFailure)) {
    for (const one of await waited) if (one.status === 'rejected') throw one.reason;
  }
  if (!(failed && stopAtFirstFailure)) await takeNext(alone);

  const stoppedEarly = failed && stopAtFirstFailure;
  const isUnfinished = signal.aborted && found.size < checks.length && !stoppedEarly;
  const unfinished = isUnfinished ? reasonOf(signal) : undefined;
  const ownResults = checks.flatMap((check): CheckResult[] => {
    const result = found.get(check.id);
    if (result !== undefined) return [result];
    return unfinished === undefined ? [] : [notMade(check, unfinished)];
  });
  const isWhole = !stoppedEarly && !isUnfinished;
  const successes = isWhole ? seenToSucceed(expected.routes, sent, expected) : [];
  const { maxAnswerMs } = settings;
  const failureOf = (breach: Breach) => redactor.failureOf(breach, target.base);
  const routes = checks.some(({ route }) => isOfEconomy(route)) ? KNOWN_ROUTES : V1_ROUTES;
  const speeds = routes.flatMap(({ name }) => {
    if (maxAnswerMs === undefined) return [];
    const completed = sent.filter(isCompleted).filter(({ request }) => request.route === name);
    return speedResult(name, completed, { maxAnswerMs, failureOf });
  });
  return {
    results: withCauses([
      ...ownResults,
      ...successes,
      ...invariantResults.results(failureOf),
      ...speeds,
    ]),
    coverage: routes.map((named) => coverageOf(named, sent)),
    requests: sent.length,
    notes: notesOn(sent, ofFailed),
    stoppedEarly,
    unfinished,
  };
};
