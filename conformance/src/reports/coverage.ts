import type { RouteCoverage } from '../route-coverage';
import type { ConformanceReport } from '../report';
import { escaped } from './escape';

const HEAD = ['Call', 'requests', 'seen', 'never seen', 'variants', 'p50 ms', 'p99 ms'] as const;

const statusesBy = (
  { statuses }: RouteCoverage,
  isWanted: (count: number, status: number) => boolean,
): string =>
  Object.entries(statuses)
    .filter(([status, count]) => isWanted(count, Number(status)))
    .map(([status]) => status)
    .join(' ');

const columnsOf = (covered: RouteCoverage): string[] => {
  const { route, requests, variants, timing } = covered;
  return [
    route,
    String(requests),
    statusesBy(covered, (count) => count > 0),
    // Statuses of 500 and above are never missing, because they always are failures.
    statusesBy(covered, (count, status) => count === 0 && status < 500),
    variants.of === 0 ? '' : `${variants.seen} of ${variants.of}`,
    timing === undefined ? '' : String(timing.p50),
    timing === undefined ? '' : String(timing.p99),
  ];
};

export const coverageText = ({ coverage = [] }: ConformanceReport): string[] => {
  const covered = coverage.filter(({ requests }) => requests > 0);
  if (covered.length === 0) return [];
  const lines = [[...HEAD], ...covered.map(columnsOf)];
  const widths = HEAD.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const table = lines.map((line) =>
    line
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const total = `${covered.length} of ${coverage.length} calls of the contract were made.`;
  return ['Coverage of the contract:', ...table, total, ''];
};

const unseenHtml = ({ route, variants }: RouteCoverage): string => {
  if (variants.unseen.length === 0) return '';
  const items = variants.unseen.map((label) => `<dd>${escaped(label)}</dd>`).join('');
  return `<details><summary>${escaped(route)}: ${variants.unseen.length} variants never seen</summary><dl>${items}</dl></details>`;
};

export const coverageHtml = ({ coverage = [] }: ConformanceReport): string => {
  if (coverage.length === 0) return '';
  const head = HEAD.map((name) => `<th scope="col">${name}</th>`).join('');
  const rows = coverage.map((covered) => {
    const [route = '', ...cells] = columnsOf(covered);
    const rest = cells.map((text) => `<td>${escaped(text)}</td>`).join('');
    return `<tr><th scope="row">${escaped(route)}</th>${rest}</tr>`;
  });
  return `<h2>Contract coverage</h2>
<p>For each call: the received and the missing statuses of the contract, the received variants of its schemas, such as optional
fields, and the response times.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Contract coverage"><table><thead><tr>${head}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>
${coverage.map(unseenHtml).filter(Boolean).join('\n')}`;
};
