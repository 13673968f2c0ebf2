import type { ConformanceReport } from '../report';

export const jsonReport = (report: ConformanceReport): string =>
  `${JSON.stringify(report, null, 2)}\n`;
