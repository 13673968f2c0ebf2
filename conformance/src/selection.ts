import type { Check } from './check';
import { invariantCases } from './invariant-results';
import { BadUsage, Skipped } from './probe/outcome';
import type { CheckResult } from './report';
import type { Skip } from './skip';

type Named = Pick<Check, 'id' | 'route' | 'family'>;

const matches = ({ id, route, family }: Named, wanted: string): boolean =>
  route === wanted || family === wanted || id.startsWith(wanted);

/** @throws BadUsage when a name matches no check */
export const chosenBy = (
  only: readonly string[] | undefined,
  checks: readonly Check[],
): Check[] => {
  if (only === undefined || only.length === 0) return [...checks];
  const idle = only.find((wanted) => !checks.some((check) => matches(check, wanted)));
  if (idle !== undefined) {
    throw new BadUsage(`--only ${idle}: there is no such route, family or check.`);
  }
  return checks.filter((check) => only.some((wanted) => matches(check, wanted)));
};

export const skipReasonOf = (skips: readonly Skip[], named: Named): string | undefined =>
  skips.find(({ check }) => matches(named, check))?.reason;

/** @throws BadUsage when an exclusion matches no check */
export const leavingOut = (skips: readonly Skip[], all: readonly Check[]) => {
  const named: Named[] = [...all, ...invariantCases()];
  const idle = skips.find(({ check }) => !named.some((one) => matches(one, check)));
  if (idle !== undefined) {
    throw new BadUsage(`--skip ${idle.check}: there is no such route, family or check.`);
  }
  return (check: Check): Check => {
    const reason = skipReasonOf(skips, check);
    if (reason === undefined) return check;
    return { ...check, needs: [], run: () => Promise.reject(new Skipped(reason)) };
  };
};

export const withoutSkipped = (
  skips: readonly Skip[],
  results: readonly CheckResult[],
): CheckResult[] =>
  results.map((result) => {
    const reason = skipReasonOf(skips, result);
    return reason === undefined ? result : { ...result, outcome: { kind: 'skipped', reason } };
  });
