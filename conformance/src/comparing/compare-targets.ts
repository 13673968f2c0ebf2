import { randomInt } from 'node:crypto';

import type { ConformanceOptions } from '../options';
import type { Exchange } from '../probe/exchange';
import { openTarget } from '../probe/target';
import type { CheckResult, ConformanceReport } from '../report';
import { createRedactor, type Redactor } from '../redaction';
import { runConformance } from '../run-conformance';
import { createComparison, listDifference } from './compare-answers';
import { createDifferences, isOfWords, type Difference } from './difference';
import { pairsOf, type Pair } from './pairs';

/** Seeds are of 31 bits, so that they can be typed. */
const SEEDS = 2 ** 31;

export type ComparisonOptions = Omit<
  ConformanceOptions,
  'baseline' | 'onExchanges' | 'stopAtFirstFailure'
> & {
  /** The other target, asked the same after the first. */
  against: string;
  /** Added to the requests to it alone, beside `headers`. */
  headersAgainst?: Readonly<Record<string, string>> | undefined;
  /** What its keeper can do. Absent: what the first one's can. */
  capabilitiesAgainst?: ConformanceOptions['capabilities'];
};

/** In what two targets differ. Ready for JSON. */
export type Comparison = {
  target: string;
  against: string;
  seed: number;
  /** Nothing differs but the words of refusals. */
  isSame: boolean;
  differences: readonly Difference[];
  /** Checks that were made at both, and those that could be made at one alone. */
  compared: number;
  madeAtOneOnly: readonly string[];
  /** What the checks found at each. */
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

/** So that nobody waits for the first run to hear that nothing answers to the second. */
const reach = async (url: string, headers: Readonly<Record<string, string>>): Promise<void> => {
  const target = openTarget(url, { headers });
  await target.reach().finally(target.close);
};

const told = ({ outcome }: CheckResult): string =>
  outcome.kind === 'failed' ? `fails: expected ${outcome.expected}, got ${outcome.got}` : 'passes';

/** Commands are without credentials already. */
const hideInDifference = (difference: Difference, { hideIn }: Redactor): Difference => ({
  ...difference,
  target: hideIn(difference.target),
  against: hideIn(difference.against),
});

/** Asks both targets what they were asked before, one right after the other. */
const createAskAgain = (
  { target: url, headers = {} }: ConformanceOptions,
  other: { url: string; headers: Readonly<Record<string, string>> },
) => {
  const target = openTarget(url, { headers });
  const against = openTarget(other.url, { headers: { ...headers, ...other.headers } });
  return {
    ask: async (pair: Pair): Promise<Pair | undefined> => {
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
 * Asks two targets the same, in the same order and by the same seed, and tells in what they differ. Wallets
 * and names are new at each of them: the one may stand in front of the other, and share its users.
 *
 * @throws UnreachableTarget when nothing answers at one of them; BadUsage for options that cannot be used
 */
export const compareTargets = async (options: ComparisonOptions): Promise<Comparison> => {
  const { against, headersAgainst = {}, capabilitiesAgainst, ...common } = options;
  // What is generated holds names, which may be given once only where both share their users.
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
  const theirs = new Map(other.report.results.map((result) => [result.id, result]));
  const madeAtOneOnly: string[] = [];
  const lists: { route: string; pair: Pair }[] = [];
  let compared = 0;
  for (const result of one.report.results) {
    const { id, route, outcome } = result;
    const its = theirs.get(id);
    const kinds = [outcome.kind, its?.outcome.kind ?? 'skipped'];
    if (kinds.every((kind) => kind === 'skipped')) continue;
    if (its === undefined || kinds.includes('skipped')) {
      madeAtOneOnly.push(id);
      continue;
    }
    compared += 1;
    const pairs = pairsOf(one.exchanges.get(id) ?? [], other.exchanges.get(id) ?? []);
    for (const pair of pairs) {
      const asked = pair.target.request.route ?? route;
      comparison.tell(asked, pair);
      comparison.noteFields(asked, pair);
      if (listDifference(pair).length > 0) lists.push({ route: asked, pair });
    }
    if (outcome.kind !== its.outcome.kind) {
      const what = id.slice(route.length + 1);
      differences.add({ route, kind: 'check', what, target: told(result), against: told(its) });
    }
  }
  const again = createAskAgain(shared, { url: against, headers: headersAgainst });
  try {
    for (const { route, pair } of lists) {
      const repeated = await again.ask(pair);
      if (repeated === undefined) continue;
      redactor.learn(repeated.target);
      redactor.learn(repeated.against);
      comparison.tell(route, repeated, listDifference(repeated));
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
    // The second run has received credentials that the first one's report may repeat.
    reports: { target: redactor.hideInReport(one.report), against: other.report },
    unfinished,
  };
};
