import { expect, test } from 'vitest';

import type { CheckResult, ConformanceReport } from '../report';
import { githubAnnotations } from './annotations';
import { htmlReport } from './html';
import { jsonReport } from './json';
import { junitReport } from './junit';
import { terminalReport } from './terminal';

const hostile = `</pre><script>alert("1")</script> & ]]> \u0000\u001b`;

const check = (what: string, outcome: CheckResult['outcome']): CheckResult => ({
  id: `users.me/token/${what}`,
  route: 'users.me',
  family: 'token',
  rule: '§6 a rule',
  outcome,
  durationMs: 12,
  observed: [],
});

const failed = {
  kind: 'failed',
  expected: 'status 401',
  got: 'status 200',
  request: `curl '${hostile}'`,
  response: hostile,
} as const;

const report: ConformanceReport = {
  target: 'http://api.example',
  startedAt: '2026-01-02T03:04:05.678Z',
  durationMs: 1500,
  seed: 7,
  readOnly: false,
  requests: 3,
  conformant: false,
  stoppedEarly: false,
  counts: { passed: 1, failed: 1, skipped: 1 },
  notes: ['Something about all of it.'],
  results: [
    check('good', { kind: 'passed' }),
    check('bad', failed),
    check('not here', { kind: 'skipped', reason: 'needs a clock' }),
  ],
};

test('the terminal shows the table, the failure with request and response, the rule, and finally the verdict', () => {
  const text = terminalReport(report);
  expect(text).toMatch(/^users\.me +✗1$/m);
  for (const part of [
    '§6 a rule',
    'status 401',
    'status 200',
    'curl',
    'Something about all of it.',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toContain('– 1 skipped: needs a clock');
  expect(text.split('\n').at(-1)).toBe('Not conformant: 1 of 2 checks failed, 1 skipped.');
});

test('a run in which nothing could be checked does not call itself conformant', () => {
  const counts = { passed: 0, failed: 0, skipped: 1 };
  const results = report.results.slice(2);
  const text = terminalReport({ ...report, conformant: true, counts, results });
  expect(text).toContain('Nothing was proven: no check could be made, 1 skipped.');
});

test('JUnit: a suite for each route, with its failures and skips, and nothing that XML cannot hold', () => {
  const xml = junitReport(report);
  expect(xml).toContain('<testsuite name="users.me" tests="3" failures="1" errors="0" skipped="1"');
  expect(xml).toContain(
    '<testcase classname="users.me" name="token: good" time="0.012"></testcase>',
  );
  expect(xml).toContain('<failure message="expected status 401, got status 200" type="breach">');
  expect(xml).toContain('<skipped message="needs a clock"/>');
  expect(xml).not.toContain('<script>');
  for (const unwritable of ['\u0000', '\u001b', ']]>']) expect(xml).not.toContain(unwritable);
});

test("HTML: one self-contained file, in which the target's responses stay text", () => {
  const html = htmlReport(report);
  expect(html).toContain('Does http://api.example honour the contract?');
  expect(html).toContain('<a href="#users.me-token"');
  expect(html).toContain('<section id="users.me-token">');
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;script&gt;alert');
  expect(html).not.toMatch(/\b(?:src|href)="(?!#)/);
});

test('GitHub: one line for each new failure, which nothing in it can break', () => {
  const annotated = githubAnnotations({
    ...report,
    results: [
      check('a: b, c', {
        kind: 'failed',
        expected: '100 %\n::error::x',
        got: 'y',
        request: '',
        response: '',
      }),
      { ...check('known', failed), known: true },
    ],
  });
  expect(annotated).toBe(
    '::error title=users.me · token%3A a%3A b%2C c::Expected 100 %25%0A::error::x, got y.%0A§6 a rule\n',
  );
});

test('JSON: contains everything', () => {
  expect(JSON.parse(jsonReport(report))).toEqual(report);
});
