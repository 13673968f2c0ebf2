import type { ConformanceReport } from '../report';

/** Everything that a run found, for programs. */
export const jsonReport = (report: ConformanceReport): string =>
  `${JSON.stringify(report, null, 2)}\n`;
