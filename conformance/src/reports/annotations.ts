import type { ConformanceReport } from '../report';
import { failuresOf, titleOf } from './failures';

/** GitHub's limit for annotations per step. The report contains all failures. */
const MOST = 10;

const escapedText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapedProperty = (text: string): string =>
  escapedText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

export const githubAnnotations = (report: ConformanceReport): string =>
  failuresOf(report)
    .slice(0, MOST)
    .map((failure) => {
      const { route, family, rule, outcome } = failure;
      const title = escapedProperty(`${route} · ${family}: ${titleOf(failure)}`);
      const text = `Expected ${outcome.expected}, got ${outcome.got}.\n${rule}`;
      return `::error title=${title}::${escapedText(text)}\n`;
    })
    .join('');
