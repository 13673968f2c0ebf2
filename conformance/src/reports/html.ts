import { coverageHtml } from './coverage';
import { FAMILIES, shortNameOf, type Family } from '../families';
import type { CheckResult, ConformanceReport } from '../report';
import { escaped } from './escape';
import {
  baselineLines,
  failuresOf,
  knownFailuresOf,
  skipReasonsOf,
  titleOf,
  verdictOf,
  type Failure,
} from './failures';
import { STYLE } from './html-style';
import { matrixOf, type Cell, type Matrix } from './matrix';

const anchorOf = (route: string, family: Family): string => `${route}-${family}`;

const word = ({ passed, failed, skipped, known }: Cell): string => {
  if (failed === 0 && known > 0) return `${known} failed, known from the baseline`;
  if (failed > 0) return `${failed} of ${passed + failed} failed`;
  if (passed === 0) return `${skipped} skipped`;
  return skipped > 0 ? `${passed} passed, ${skipped} skipped` : `${passed} passed`;
};

const cellHtml = (cell: Cell | undefined, route: string, family: Family | undefined): string => {
  if (cell === undefined || family === undefined) return '<td></td>';
  const { passed, failed, known } = cell;
  const label = `aria-label="${word(cell)}" title="${word(cell)}"`;
  if (failed > 0) {
    const link = `<a href="#${anchorOf(route, family)}" ${label}>✗ ${failed}</a>`;
    return `<td class="bad">${link}</td>`;
  }
  if (known > 0) return `<td class="left"><span role="img" ${label}>(${known})</span></td>`;
  const [kind, shown] = passed > 0 ? ['good', `✓ ${passed}`] : ['left', '–'];
  return `<td class="${kind}"><span role="img" ${label}>${shown}</span></td>`;
};

const tableHtml = ({ families, rows }: Matrix): string => {
  const head = families
    .map((name) => `<th scope="col" title="${escaped(FAMILIES[name])}">${shortNameOf(name)}</th>`)
    .join('');
  const body = rows
    .map(({ route, cells }) => {
      const columns = cells.map((cell, column) => cellHtml(cell, route, families[column]));
      return `<tr><th scope="row">${escaped(route)}</th>${columns.join('')}</tr>`;
    })
    .join('\n');
  return `<div class="scroll" tabindex="0" role="region" aria-label="Route by check"><table><thead><tr><th scope="col">Route</th>${head}</tr></thead><tbody>
${body}
</tbody></table></div>`;
};

const legendHtml = ({ families }: Matrix): string =>
  `<dl>${families.map((name) => `<dt>${shortNameOf(name)}</dt><dd>${escaped(FAMILIES[name])}</dd>`).join('')}</dl>`;

const failureHtml = ({ rule, outcome, ...check }: Failure): string => {
  const { expected, got, request, response, cause } = outcome;
  const causeHtml = cause === undefined ? '' : `<dt>Cause</dt><dd>${escaped(cause)}</dd>`;
  const requestHtml = request === '' ? '' : `<h4>Request</h4><pre>${escaped(request)}</pre>`;
  const responseHtml = response === '' ? '' : `<h4>Response</h4><pre>${escaped(response)}</pre>`;
  return `<details><summary>${escaped(titleOf(check))}: expected ${escaped(expected)}, got <strong>${escaped(got)}</strong></summary>
<dl><dt>Rule</dt><dd>${escaped(rule)}</dd><dt>Expected</dt><dd>${escaped(expected)}</dd><dt>Got</dt><dd>${escaped(got)}</dd>${causeHtml}</dl>
${requestHtml}${responseHtml}</details>`;
};

const failuresHtml = (report: ConformanceReport): string => {
  const groups = new Map<string, Failure[]>();
  for (const failure of failuresOf(report)) {
    const key = anchorOf(failure.route, failure.family);
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  const sections = [...groups].map(([anchor, failures]) => {
    const [first] = failures;
    const title = first === undefined ? '' : `${first.route} · ${first.family}`;
    return `<section id="${escaped(anchor)}"><h3>${escaped(title)}</h3>
${failures.map(failureHtml).join('\n')}</section>`;
  });
  return sections.length === 0 ? '' : `<h2>Failures</h2>\n${sections.join('\n')}`;
};

const baselineHtml = (report: ConformanceReport): string => {
  const lines = baselineLines(report).map((line) => `<p>${escaped(line)}</p>`);
  if (lines.length === 0) return '';
  const known = knownFailuresOf(report).map(failureHtml);
  return `<h2>Compared with the baseline</h2>\n${[...lines, ...known].join('\n')}`;
};

const skippedHtml = (report: ConformanceReport): string => {
  const reasons = skipReasonsOf(report);
  if (reasons.length === 0) return '';
  const items = reasons.map(([reason, count]) => `<dt>${count}</dt><dd>${escaped(reason)}</dd>`);
  return `<h2>Skipped checks</h2><dl>${items.join('')}</dl>`;
};

const checkHtml = ({ rule, outcome, ...check }: CheckResult): string => {
  const mark = { passed: '✓', failed: '✗', skipped: '–' }[outcome.kind];
  return `<dt>${mark} ${escaped(check.family)}</dt><dd>${escaped(titleOf(check))}<br><span class="quiet">${escaped(rule)}</span></dd>`;
};

const allHtml = ({ results }: ConformanceReport): string => {
  const routes = [...new Set(results.map(({ route }) => route))].toSorted();
  return routes
    .map((route) => {
      const own = results.filter((result) => result.route === route);
      return `<details><summary>${escaped(route)} (${own.length})</summary><dl>${own.map(checkHtml).join('\n')}</dl></details>`;
    })
    .join('\n');
};

/** Returns the report as a single self-contained HTML file. */
export const htmlReport = (report: ConformanceReport): string => {
  const { target, startedAt, durationMs, seed, requests, conformant, notes, readOnly } = report;
  const matrix = matrixOf(report);
  const [title, tone] = conformant
    ? ['Conformance', 'good']
    : [report.unfinished === undefined ? 'Not conformant' : 'Not finished', 'bad'];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}: ${escaped(target)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Does ${escaped(target)} honour the contract?</h1>
<p class="verdict ${tone}">${escaped(verdictOf(report))}</p>
<p>The contract is the API of the Trait Market provider, version 1: sign-in with a wallet, profiles, searches, credits and
the tax declaration. Each check sends requests to the target and compares the responses with one rule of the contract or of its
specification. Each failure below has the rule, the request as a shell command, and the response.</p>
${notes.map((note) => `<p class="note">${escaped(note)}</p>`).join('\n')}
<p class="quiet">${escaped(startedAt)} · ${requests} requests in ${(durationMs / 1000).toFixed(1)} s · seed ${seed}${readOnly ? ' · read-only' : ''}</p>
<h2>Route by check</h2>
${tableHtml(matrix)}
<h3>What the columns are</h3>
${legendHtml(matrix)}
${failuresHtml(report)}
${baselineHtml(report)}
${skippedHtml(report)}
${coverageHtml(report)}
<h2>Every check</h2>
${allHtml(report)}
</main>
</body>
</html>
`;
};
