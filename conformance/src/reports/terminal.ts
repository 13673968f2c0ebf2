import { coverageText } from './coverage';
import { FAMILIES, shortNameOf } from '../families';
import type { ConformanceReport } from '../report';
import {
  baselineLines,
  failuresOf,
  skipReasonsOf,
  titleOf,
  verdictOf,
  type Failure,
} from './failures';
import { matrixOf, type Cell } from './matrix';

const SHOWN_IN_FULL = 8;
const HEADER_LINES = 6;
const BODY_LINES = 10;

// Formats a cell: `✓` passed, `✗3` three failed, `(2)` two known failures, `–` skipped, `✓–` partly
// skipped.
const mark = (cell: Cell | undefined): string => {
  if (cell === undefined) return '';
  const { passed, failed, skipped, known } = cell;
  if (failed > 0) return `✗${failed}`;
  if (known > 0) return `(${known})`;
  return `${passed > 0 ? '✓' : ''}${skipped > 0 ? '–' : ''}`;
};

const table = (report: ConformanceReport): string => {
  const { families, rows } = matrixOf(report);
  const head = ['', ...families.map(shortNameOf)];
  const lines = [head, ...rows.map(({ route, cells }) => [route, ...cells.map(mark)])];
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const indented = (text: string): string => text.replaceAll(/^/gm, '    ');

/** Shortens a response. Headers are cut first, because the body is more informative. */
const shortened = (response: string): string => {
  const [head = '', ...bodyParts] = response.split('\n\n');
  const headers = head.split('\n');
  const shown = headers.length > HEADER_LINES ? [...headers.slice(0, HEADER_LINES), '…'] : headers;
  const body = bodyParts.join('\n\n').split('\n').slice(0, BODY_LINES);
  return [...shown, ...(bodyParts.length === 0 ? [] : ['', ...body])].join('\n');
};

const inFull = ({ route, family, id, rule, outcome }: Failure, more: number): string =>
  [
    `✗ ${route} · ${family}: ${titleOf({ route, family, id })}`,
    `  rule      ${rule}`,
    `  expected  ${outcome.expected}`,
    `  got       ${outcome.got}`,
    ...(outcome.cause === undefined ? [] : [`  cause     ${outcome.cause}`]),
    ...(outcome.request === '' ? [] : ['  request', indented(outcome.request)]),
    ...(outcome.response === '' ? [] : ['  response', indented(shortened(outcome.response))]),
    ...(more === 0 ? [] : [`  … and ${more} more of ${route} · ${family}`]),
  ].join('\n');

const summarize = (failures: readonly Failure[]): string[] => {
  const groups = new Map<string, Failure[]>();
  for (const failure of failures) {
    const key = `${failure.route} ${failure.family}`;
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  const shown = [...groups.values()]
    .slice(0, SHOWN_IN_FULL)
    .flatMap(([first, ...others]) => (first === undefined ? [] : [inFull(first, others.length)]));
  const left = groups.size - shown.length;
  const rest = `… and failures in ${left} more cells of the table. All of them: --report html --out report.html`;
  return left > 0 ? [...shown, rest] : shown;
};

const legend = (report: ConformanceReport): string[] => {
  if (report.conformant) return [];
  const { families } = matrixOf(report);
  const lines = families.map((family) => `  ${shortNameOf(family).padEnd(10)}${FAMILIES[family]}`);
  const marks = report.baseline === undefined ? [] : ['  (2)       two known failures'];
  return ['What the columns are:', ...lines, ...marks, ''];
};

export const terminalReport = (report: ConformanceReport): string => {
  const { target, seed, requests, durationMs, notes } = report;
  const skips = skipReasonsOf(report).map(([reason, count]) => `– ${count} skipped: ${reason}`);
  const failures = summarize(failuresOf(report));
  const known = baselineLines(report);
  return [
    `Does ${target} honour the contract of the Trait Market provider API, version 1?`,
    '',
    table(report),
    '',
    ...legend(report),
    ...coverageText(report),
    ...failures.flatMap((text) => [text, '']),
    ...(skips.length === 0 ? [] : [...skips, '']),
    ...(notes.length === 0 ? [] : [...notes, '']),
    ...(known.length === 0 ? [] : [...known, '']),
    `${requests} requests in ${(durationMs / 1000).toFixed(1)} s, seed ${seed}`,
    verdictOf(report),
  ].join('\n');
};
