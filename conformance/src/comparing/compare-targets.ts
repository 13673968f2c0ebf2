import { randomInt } from 'node:crypto';

import type { ConformanceOptions } from '../options';
import type { Exchange } from '../probe/exchange';
import { openTarget } from '../probe/target';
import type { CheckResult, ConformanceReport } from '../report';
import { createRedactor, type Redactor } from '../redaction/redaction';
import { runConformance } from '../run-conformance';
import { createComparison, listDifference } from './compare-responses';
import { createDifferences, isOfWords, type Difference } from './difference';
import { pairsOf, type Pair } from './pairs';

/** Seeds have 31 bits, so that they are easy to type. */
const SEEDS = 2 ** 31;

export type ComparisonOptions = Omit<
  ConformanceOptions,
  'baseline' | 'onExchanges' | 'stopAtFirstFailure'
> & {
  against: string;
  /** Headers that only the second target receives, in addition to `headers`. */
  headersAgainst?: Readonly<Record<string, string>> | undefined;
  /** The second target's capabilities; defaults to the first one's. */
  capabilitiesAgainst?: ConformanceOptions['capabilities'];
};

export type Comparison = {
  target: string;
  against: string;
  seed: number;
  /** True when both runs finished and the targets differ only in messages of error responses. */
  isSame: boolean;
  differences: readonly Difference[];
  compared: number;
  madeAtOneOnly: readonly string[];
  reports: { target: ConformanceReport; against: ConformanceReport };
  unfinished?: string | undefined;
};

type Run = { report: ConformanceReport; exchanges: Map<string, readonly Exchange[]> };

const run = async (options: ConformanceOptions, redactor: Redactor): Promise<Run> => {
  const exchanges: Run['exchanges'] = new Map();
  const onExchanges = (id: string, sent: readonly Exchange[]) => exchanges.set(id, sent);
  const report = await runConformance({ ...options, onExchanges }, redactor);
  return { report, exchanges };
};

// Checks whether the second target responds, so that a wrong URL is reported before the first run.
const reach = async (url: string, headers: Readonly<Record<string, string>>): Promise<void> => {
  const target = openTarget(url, { headers });
  await target.reach().finally(target.close);
};

const outcomeText = ({ outcome }: CheckResult): string =>
  outcome.kind === 'failed' ? `fails: expected ${outcome.expected}, got ${outcome.got}` : 'passes';

/** Redacts the commands of a difference, so that they contain no credentials. */
const hideInDifference = (difference: Difference, { hideIn }: Redactor): Difference => ({
  ...difference,
  target: hideIn(difference.target),
  against: hideIn(difference.against),
});

/** Creates a client that repeats a request at both targets, one directly after the other. */
const createResend = (
  { target: url, headers = {} }: ConformanceOptions,
  other: { url: string; headers: Readonly<Record<string, string>> },
) => {
  const target = openTarget(url, { headers });
  const against = openTarget(other.url, { headers: { ...headers, ...other.headers } });
  return {
    repeat: async (pair: Pair): Promise<Pair | undefined> => {
      const one = await target.send(pair.target.request);
      const two = await against.send(pair.against.request);
      return pairsOf([one], [two])[0];
    },
    close: async (): Promise<void> => {
      await Promise.all([target.close(), against.close()]);
    },
  };
};

/**
 * Runs the suite against two targets with the same seed and compares their responses. Each run uses
 * new wallets and usernames: if one target is a proxy for the other, both have the same users, and
 * the usernames of the first run are no longer available.
 */
export const compareTargets = async (options: ComparisonOptions): Promise<Comparison> => {
  const { against, headersAgainst = {}, capabilitiesAgainst, ...common } = options;
  // By default no requests are generated, because both runs would generate the same usernames,
  // which are taken in the second run if the targets have the same users.
  const shared = { ...common, seed: options.seed ?? randomInt(SEEDS), cases: options.cases ?? 0 };
  await reach(against, { ...common.headers, ...headersAgainst });
  const redactor = createRedactor({ ...options, urls: [options.target, against] });
  const one = await run(shared, redactor);
  const second = {
    ...shared,
    target: against,
    headers: { ...common.headers, ...headersAgainst },
    capabilities: capabilitiesAgainst ?? common.capabilities,
  };
  const other = await run(second, redactor);

  const differences = createDifferences();
  const base = { target: one.report.target, against: other.report.target };
  const comparison = createComparison(differences, base, redactor);
  const resultsOfOther = new Map(other.report.results.map((result) => [result.id, result]));
  const madeAtOneOnly: string[] = [];
  const lists: { route: string; pair: Pair }[] = [];
  let compared = 0;
  for (const result of one.report.results) {
    const { id, route, outcome } = result;
    const its = resultsOfOther.get(id);
    const kinds = [outcome.kind, its?.outcome.kind ?? 'skipped'];
    if (kinds.every((kind) => kind === 'skipped')) continue;
    if (its === undefined || kinds.includes('skipped')) {
      madeAtOneOnly.push(id);
      continue;
    }
    compared += 1;
    const pairs = pairsOf(one.exchanges.get(id) ?? [], other.exchanges.get(id) ?? []);
    for (const pair of pairs) {
      const requested = pair.target.request.route ?? route;
      comparison.add(requested, pair);
      comparison.noteFields(requested, pair);
      if (listDifference(pair).length > 0) lists.push({ route: requested, pair });
    }
    if (outcome.kind !== its.outcome.kind) {
      const what = id.slice(route.length + 1);
      differences.add({
        route,
        kind: 'check',
        what,
        target: outcomeText(result),
        against: outcomeText(its),
      });
    }
  }
  const again = createResend(shared, { url: against, headers: headersAgainst });
  try {
    for (const { route, pair } of lists) {
      const repeated = await again.repeat(pair);
      if (repeated === undefined) continue;
      redactor.learn(repeated.target);
      redactor.learn(repeated.against);
      comparison.add(route, repeated, listDifference(repeated));
    }
  } finally {
    await again.close();
  }
  comparison.finish();
  const all = differences.all().map((difference) => hideInDifference(difference, redactor));
  const unfinished = one.report.unfinished ?? other.report.unfinished;
  return {
    ...base,
    seed: shared.seed,
    isSame: unfinished === undefined && all.every(isOfWords),
    differences: all,
    compared,
    madeAtOneOnly,
    // Both reports are redacted after the second run, because the first may contain credentials
    // that were received later.
    reports: { target: redactor.hideInReport(one.report), against: other.report },
    unfinished,
  };
};
