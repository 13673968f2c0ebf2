import { Breach, type FailedOutcome } from '../probe/outcome';
import type { CompletedExchange } from '../probe/exchange';
import type { CheckResult } from '../report';
import type { Timing } from '../route-coverage';

const timeOf = ({ durationMs = 0 }: CompletedExchange): number => Math.round(durationMs);

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** @param durations in milliseconds */
export const timingOfDurations = (durations: readonly number[]): Timing => {
  const sorted = durations
    .map((duration) => Math.round(duration))
    .toSorted((one, other) => one - other);
  return {
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    slowest: sorted.at(-1) ?? 0,
  };
};

export const timingOf = (completed: readonly CompletedExchange[]): Timing =>
  timingOfDurations(completed.map(timeOf));

export const speedResult = (
  route: string,
  completed: readonly CompletedExchange[],
  { maxAnswerMs, failureOf }: { maxAnswerMs: number; failureOf: (breach: Breach) => FailedOutcome },
): CheckResult[] => {
  const [first, ...others] = completed;
  if (first === undefined) return [];
  const slowest = others.reduce((one, other) => (timeOf(other) > timeOf(one) ? other : one), first);
  const late = completed.filter((one) => timeOf(one) > maxAnswerMs).length;
  const { p50, p99 } = timingOf(completed);
  const got = `${timeOf(slowest)} ms for the slowest; ${late} of ${completed.length} took longer (p50 ${p50} ms, p99 ${p99} ms)`;
  const breach = new Breach(`every response within ${maxAnswerMs} ms`, got, slowest);
  return [
    {
      id: `${route}/speed/every answer`,
      route,
      family: 'speed',
      rule: 'No response takes longer than this run allows (--max-answer-ms).',
      outcome: late === 0 ? { kind: 'passed' } : failureOf(breach),
      durationMs: 0,
      observed: [],
    },
  ];
};
