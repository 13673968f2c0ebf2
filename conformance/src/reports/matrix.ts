import type { Family } from '../families';
import { FAMILY_NAMES } from '../families';
import type { CheckResult, ConformanceReport } from '../report';

export type Cell = {
  passed: number;
  failed: number;
  skipped: number;
  /** The number of failures in the baseline, which `failed` excludes. */
  known: number;
};

export type Row = { route: string; cells: readonly (Cell | undefined)[] };

export type Matrix = { families: readonly Family[]; rows: readonly Row[] };

const cellOf = (results: readonly CheckResult[]): Cell | undefined => {
  if (results.length === 0) return undefined;
  const known = results.filter((result) => result.known === true).length;
  const count = (kind: string) => results.filter(({ outcome }) => outcome.kind === kind).length;
  return {
    passed: count('passed'),
    failed: count('failed') - known,
    skipped: count('skipped'),
    known,
  };
};

export const matrixOf = ({ results }: ConformanceReport): Matrix => {
  const families = FAMILY_NAMES.filter((family) => results.some((one) => one.family === family));
  const routes = [...new Set(results.map(({ route }) => route))].toSorted();
  const rows = routes.map((route) => ({
    route,
    cells: families.map((family) =>
      cellOf(results.filter((one) => one.route === route && one.family === family)),
    ),
  }));
  return { families, rows };
};
