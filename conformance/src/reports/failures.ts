import type { FailedOutcome } from '../probe/outcome';
import type { CheckResult, ConformanceReport } from '../report';

export type Failure = Omit<CheckResult, 'outcome'> & { outcome: FailedOutcome };

const allFailures = ({ results }: ConformanceReport): Failure[] =>
  results.flatMap((result) => {
    const { outcome } = result;
    return outcome.kind === 'failed' ? [{ ...result, outcome }] : [];
  });

export const failuresOf = (report: ConformanceReport): Failure[] =>
  allFailures(report).filter(({ known }) => known !== true);

export const knownFailuresOf = (report: ConformanceReport): Failure[] =>
  allFailures(report).filter(({ known }) => known === true);

export const baselineLines = ({ baseline }: ConformanceReport): string[] => {
  if (baseline === undefined) return [];
  const { known, fresh, gone, unchecked } = baseline;
  const countText = (count: number, one: string, many: string) =>
    count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];
  return [
    ...countText(fresh, 'failure is new.', 'failures are new.'),
    ...countText(
      known,
      'failure is known from the baseline.',
      'failures are known from the baseline.',
    ),
    ...gone.map(({ id, got }) => `Fixed: ${id} (was: ${got}). Update the baseline to remove it.`),
    ...countText(
      unchecked.length,
      "known finding wasn't checked in this run.",
      "known findings weren't checked in this run.",
    ),
  ];
};

/** Returns the reasons for skipped checks, each with the number of checks. */
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

export const titleOf = ({ id, route, family }: Pick<CheckResult, 'id' | 'route' | 'family'>) =>
  id.slice(`${route}/${family}/`.length);

export const verdictOf = ({
  conformant,
  counts,
  stoppedEarly,
  unfinished,
  baseline,
}: ConformanceReport): string => {
  const { passed, failed, skipped } = counts;
  const left = skipped === 0 ? '' : `, ${skipped} skipped`;
  if (unfinished !== undefined) {
    return `Not finished: ${unfinished}. Until then ${failed} of ${passed + failed} checks failed${left}.`;
  }
  if (conformant && passed === 0) return `Nothing was proven: no check could be made${left}.`;
  if (conformant) return `Conformant: ${passed} checks passed${left}.`;
  if (baseline?.fresh === 0) {
    return `Nothing new: ${failed} of ${passed + failed} checks failed, all of them known from the baseline${left}.`;
  }
  const early = stoppedEarly ? ' Stopped at the first failure.' : '';
  return `Not conformant: ${failed} of ${passed + failed} checks failed${left}.${early}`;
};
