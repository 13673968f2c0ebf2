import { createGrowingCoverage } from '../coverage/growing-coverage';
import { failureOf } from '../failure-of';
import { Breach, type FailedOutcome } from '../probe/outcome';
import type { CheckResult, ConformanceReport } from '../report';
import { findRoute } from './find-route';
import { judgeLive, objectionToRequest, type Judgement, type LiveExchange } from './judge-live';
import { hideIn, withoutSecrets } from './without-secrets';

export type LiveFinding = Pick<CheckResult, 'id' | 'route' | 'family' | 'rule'> & {
  outcome: FailedOutcome;
};

type Counts = { requests: number; foreign: number; unjudged: number; silent: number };

const MOST_OBJECTIONS = 50;

const plural = (count: number, one: string, many: string): string[] => {
  if (count === 0) return [];
  return [count === 1 ? `1 ${one}` : `${count} ${many}`];
};

const shown = ({ expected, got, exchange }: Breach, base: string): FailedOutcome => {
  const { response } = exchange ?? {};
  const safe =
    exchange === undefined || response === undefined
      ? undefined
      : withoutSecrets({ ...exchange, response });
  return failureOf(new Breach(hideIn(expected), hideIn(got), safe), base);
};

/** Stores findings without secrets, one per rule and route, in a bounded amount of memory. */
export const createLiveFindings = (
  base: string,
  {
    onFinding,
    onObjection,
  }: { onFinding: (finding: LiveFinding) => void; onObjection: (line: string) => void },
) => {
  const startedAt = new Date();
  const results = new Map<string, CheckResult>();
  const coverage = createGrowingCoverage();
  const objections = new Map<string, number>();
  const counts: Counts = { requests: 0, foreign: 0, unjudged: 0, silent: 0 };

  const note = (route: string, { id, family, rule, breach }: Judgement): void => {
    const before = results.get(id);
    if (before?.outcome.kind === 'failed') return;
    const common = { id, route, family, rule, durationMs: 0, observed: [] };
    if (breach === undefined) {
      if (before === undefined) results.set(id, { ...common, outcome: { kind: 'passed' } });
      return;
    }
    const outcome = shown(breach, base);
    results.set(id, { ...common, outcome });
    onFinding({ id, route, family, rule, outcome });
  };

  const object = (line: string): void => {
    const before = objections.get(line) ?? 0;
    if (before === 0 && objections.size >= MOST_OBJECTIONS) return;
    objections.set(line, before + 1);
    if (before === 0) onObjection(line);
  };

  const notes = (): string[] => [
    'Only requests sent through the proxy were judged.',
    ...plural(
      counts.foreign,
      'request was for no call of the contract.',
      'requests were for no call of the contract.',
    ),
    ...plural(counts.silent, 'request got no response.', 'requests got no response.'),
    ...plural(
      counts.unjudged,
      'body was too large to be judged.',
      'bodies were too large to be judged.',
    ),
    ...[...objections].map(
      ([line, count]) => `Client: ${line} (${count === 1 ? 'once' : `${count} times`})`,
    ),
  ];

  return {
    judge: (live: LiveExchange): void => {
      counts.requests += 1;
      const { method, path } = live.exchange.request;
      const found = findRoute(method, path);
      if (found === undefined) {
        counts.foreign += 1;
        return;
      }
      const { name } = found.named;
      const exchange = { ...live.exchange, request: { ...live.exchange.request, route: name } };
      if (!live.isWhole) counts.unjudged += 1;
      coverage.add(found.named, exchange, live.isWhole);
      const objection = live.isWhole ? objectionToRequest(found, exchange) : undefined;
      if (objection !== undefined)
        object(hideIn(`${name}: the contract doesn't take the request (${objection})`));
      for (const judgement of judgeLive(found, { ...live, exchange }, objection))
        note(name, judgement);
    },
    noResponse: (): void => {
      counts.requests += 1;
      counts.silent += 1;
    },
    report: (): ConformanceReport => {
      const all = [...results.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
      const failed = all.filter(({ outcome }) => outcome.kind === 'failed').length;
      return {
        target: base,
        startedAt: startedAt.toISOString(),
        durationMs: Date.now() - startedAt.getTime(),
        seed: 0,
        readOnly: false,
        requests: counts.requests,
        conformant: failed === 0,
        stoppedEarly: false,
        counts: { passed: all.length - failed, failed, skipped: 0 },
        notes: notes(),
        coverage: coverage.all(),
        results: all,
      };
    },
  };
};
