import type { Callers } from './callers';
import type { Capabilities } from './capabilities';
import type { Check } from './check';
import { createLawBook } from './law-book';
import { observe } from './observed';
import { notesOn } from './notes';
import type { Exchange } from './probe/exchange';
import type { Target } from './probe/target';
import type { CheckResult, ConformanceReport } from './report';
import { runCheck } from './run-check';
import { seenToSucceed } from './seen-to-succeed';

/** Checks under way at a time. */
const AT_A_TIME = 6;

export type RunSettings = {
  target: Target;
  callers: Callers;
  capabilities: Capabilities;
  stopAtFirstFailure: boolean;
  /** The routes that have to be seen to succeed, and whether it is a failure when one is not. */
  expected: { routes: readonly string[]; strict: boolean };
};

export type ChecksRun = Pick<ConformanceReport, 'results' | 'requests' | 'notes' | 'stoppedEarly'>;

/** Leaves random names behind, which searches of other checks might find. */
const runsLate = ({ family }: Check): boolean => family === 'generated';

const runsAlone = ({ needs = [] }: Check): boolean => needs.includes('advanceClock');

/** Runs checks side by side, then the generated ones, then one by one those that move the target's time. */
export const runChecks = async (
  checks: readonly Check[],
  settings: RunSettings,
): Promise<ChecksRun> => {
  const { target, stopAtFirstFailure, expected } = settings;
  const lawBook = createLawBook();
  const found = new Map<string, CheckResult>();
  const sent: Exchange[] = [];
  const ofFailed: Exchange[] = [];
  let failed = false;

  const takeNext = async (queue: Check[]): Promise<void> => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
      const startedAt = performance.now();
      const { outcome, exchanges } = await runCheck(check, settings);
      const durationMs = Math.round(performance.now() - startedAt);
      sent.push(...exchanges);
      if (outcome.kind !== 'passed') ofFailed.push(...exchanges);
      const isLawful = lawBook.examine(exchanges);
      if (!isLawful || outcome.kind === 'failed') failed = true;
      const { id, route, family, rule } = check;
      const observed = [...new Set(exchanges.map(observe))].toSorted();
      found.set(id, { id, route, family, rule, outcome, durationMs, observed });
      if (failed && stopAtFirstFailure) return;
    }
  };

  const together = checks.filter((check) => !runsAlone(check) && !runsLate(check));
  const late = checks.filter(runsLate);
  const alone = checks.filter(runsAlone);
  for (const queue of [together, late]) {
    await Promise.all(Array.from({ length: AT_A_TIME }, () => takeNext(queue)));
    if (failed && stopAtFirstFailure) break;
  }
  if (!(failed && stopAtFirstFailure)) await takeNext(alone);

  const stoppedEarly = failed && stopAtFirstFailure;
  const ownResults = checks.flatMap(({ id }) => found.get(id) ?? []);
  const successes = stoppedEarly ? [] : seenToSucceed(expected.routes, sent, expected);
  return {
    results: [...ownResults, ...successes, ...lawBook.results(target.base)],
    requests: sent.length,
    notes: notesOn(sent, ofFailed),
    stoppedEarly,
  };
};
