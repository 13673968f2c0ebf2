import type { CheckResult, ConformanceReport } from '../report';
import { escaped } from './escape';
import { titleOf } from './failures';

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

const inside = ({ rule, outcome, known }: CheckResult): string => {
  if (outcome.kind === 'passed') return '';
  if (outcome.kind === 'skipped') return `<skipped${attributes({ message: outcome.reason })}/>`;
  const { expected, got, request, response, cause } = outcome;
  const message = `expected ${expected}, got ${got}`;
  if (known === true) return `<skipped${attributes({ message: `known: ${message}` })}/>`;
  const because = cause === undefined ? '' : `\nCause: ${cause}`;
  const details = `Rule: ${rule}\n\nExpected: ${expected}\nGot: ${got}${because}\n\nRequest:\n${request}\n\nResponse:\n${response}`;
  return `<failure${attributes({ message, type: 'breach' })}>${escaped(details)}</failure>`;
};

const testCase = (result: CheckResult): string => {
  const { route, family, durationMs } = result;
  const named = {
    classname: route,
    name: `${family}: ${titleOf(result)}`,
    time: seconds(durationMs),
  };
  return `    <testcase${attributes(named)}>${inside(result)}</testcase>`;
};

/** Counts known failures as skipped, so that CI highlights only new ones. */
const countsOf = (results: readonly CheckResult[]) => {
  const known = results.filter((result) => result.known === true).length;
  const count = (kind: string) => results.filter(({ outcome }) => outcome.kind === kind).length;
  return {
    tests: results.length,
    failures: count('failed') - known,
    errors: 0,
    skipped: count('skipped') + known,
  };
};

export const junitReport = (report: ConformanceReport): string => {
  const { results, target, startedAt, durationMs, seed } = report;
  const routes = [...new Set(results.map(({ route }) => route))];
  const suites = routes.map((route) => {
    const own = results.filter((result) => result.route === route);
    const timestamp = startedAt.replace(/\.\d+Z$/, '');
    const time = seconds(own.reduce((sum, result) => sum + result.durationMs, 0));
    const head = attributes({ name: route, ...countsOf(own), time, timestamp, hostname: target });
    return [`  <testsuite${head}>`, ...own.map(testCase), '  </testsuite>'].join('\n');
  });
  const name = `Conformance of ${target} (seed ${seed})`;
  const all = attributes({ name, ...countsOf(results), time: seconds(durationMs) });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${all}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
};
