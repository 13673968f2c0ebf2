import type { FailedOutcome } from '../outcome';
import type { CheckResult, ConformanceReport } from '../report';

export type Failure = Omit<CheckResult, 'outcome'> & { outcome: FailedOutcome };

export const failuresOf = ({ results }: ConformanceReport): Failure[] =>
  results.flatMap((result) => {
    const { outcome } = result;
    return outcome.kind === 'failed' ? [{ ...result, outcome }] : [];
  });

/** The reasons why checks were skipped, each once, with how many it kept from being made. */
export const skipReasonsOf = ({
  results,
}: ConformanceReport): [reason: string, count: number][] => {
  const counts = new Map<string, number>();
  for (const { outcome } of results) {
    if (outcome.kind !== 'skipped') continue;
    counts.set(outcome.reason, (counts.get(outcome.reason) ?? 0) + 1);
  }
  return [...counts];
};

/** What a check is about, without its route and family, which stand beside it. */
export const titleOf = ({ id, route, family }: Pick<CheckResult, 'id' | 'route' | 'family'>) =>
  id.slice(`${route}/${family}/`.length);

/** The outcome of a run in one line, for people. */
export const verdictOf = ({
  conformant,
  counts,
  stoppedEarly,
  unfinished,
}: ConformanceReport): string => {
  const { passed, failed, skipped } = counts;
  const left = skipped === 0 ? '' : `, ${skipped} skipped`;
  if (unfinished !== undefined) {
    return `Not finished: ${unfinished}. Until then ${failed} of ${passed + failed} checks failed${left}.`;
  }
  if (conformant && passed === 0) return `Nothing was shown: no check could be made${left}.`;
  if (conformant) return `Conformant: ${passed} checks passed${left}.`;
  const early = stoppedEarly ? ' Stopped at the first failure.' : '';
  return `Not conformant: ${failed} of ${passed + failed} checks failed${left}.${early}`;
};
