import { describe, expect, test } from 'vitest';

import {
  playwrightCounts,
  playwrightFailures,
  REPEATS_ALLOWED,
  unhandledErrors,
  vitestCounts,
  vitestFailures,
} from './reports.mjs';

const vitestReport = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
  ],
};

const playwrightReport = {
  stats: { expected: 20, unexpected: 2, flaky: 1, skipped: 3 },
  errors: [],
};

describe("Vitest's report", () => {
  test('gives its own counts, with todo counted as skipped', () => {
    expect(vitestCounts(vitestReport)).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  test('counts a file that could not be loaded as one failure', () => {
    const testResults = [
      ...vitestReport.testResults,
      { status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ];
    expect(vitestCounts({ ...vitestReport, testResults }).failed).toBe(2);
  });

  test('gives the file, the title and the message of each failure, in plain characters', () => {
    const failed = {
      status: 'failed',
      fullName: 'a shop sells',
      failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\nto be 2'],
    };
    const testResults = [
      { name: 'good.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
      { name: 'shop.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, failed] },
      { name: 'gone.test.ts', status: 'failed', message: 'Cannot find it', assertionResults: [] },
    ];
    expect(vitestFailures({ ...vitestReport, testResults })).toEqual([
      'shop.test.ts a shop sells\n    expected 1\n    to be 2',
      'gone.test.ts\n    Cannot find it',
    ]);
  });

  test('leaves errors outside of tests to the output, in plain characters', () => {
    const error = '\u001b[31m⎯⎯ Unhandled Errors ⎯⎯\u001b[39m\nError: too late\n  ❯ pay.ts:7\n';
    expect(unhandledErrors(`✓ 5 tests\n${error}`)).toBe(
      '⎯⎯ Unhandled Errors ⎯⎯\nError: too late\n  ❯ pay.ts:7',
    );
    expect(unhandledErrors('✓ 5 tests')).toBeUndefined();
  });

  test('is refused when it is something else', () => {
    expect(() => vitestCounts({ tests: 7 })).toThrow();
    expect(() => vitestCounts(playwrightReport)).toThrow();
  });
});

describe("Playwright's report", () => {
  /** @param {number} flaky */
  const withRepeated = (flaky) => ({
    ...playwrightReport,
    stats: { ...playwrightReport.stats, flaky },
  });

  test('counts a few tests that passed when repeated as passed', () => {
    expect(playwrightCounts(withRepeated(1))).toEqual({ passed: 21, failed: 2, skipped: 3 });
    expect(playwrightCounts(withRepeated(REPEATS_ALLOWED)).failed).toBe(2);
  });

  test('counts each of them as a failure when they are many', () => {
    const { passed, failed } = playwrightCounts(withRepeated(REPEATS_ALLOWED + 1));
    expect(passed).toBe(20);
    expect(failed).toBe(2 + REPEATS_ALLOWED + 1);
  });

  test('counts an error outside a test as a failure', () => {
    const errors = [{ message: 'the global set-up failed' }];
    expect(playwrightCounts({ ...playwrightReport, errors }).failed).toBe(3);
  });

  test('is refused when it is something else', () => {
    expect(() => playwrightCounts({ stats: {} })).toThrow();
  });

  test('gives the place and the message of each failure, in plain characters', () => {
    const failed = {
      file: 'a.spec.ts',
      line: 7,
      title: 'buys',
      tests: [
        {
          projectName: 'small',
          results: [{ errors: [{ message: '\u001B[31mExpected: 1\u001B[39m\n\nReceived: 2' }] }],
        },
      ],
    };
    const passed = { ...failed, tests: [{ projectName: 'small', results: [{ errors: [] }] }] };
    const suites = [{ specs: [passed], suites: [{ specs: [failed] }] }];
    expect(playwrightFailures({ ...playwrightReport, suites })).toEqual([
      'a.spec.ts:7 [small] buys\n    Expected: 1\n    Received: 2',
    ]);
  });

  test('reports a failed first attempt, too', () => {
    const repeated = {
      file: 'a.spec.ts',
      line: 7,
      title: 'buys',
      tests: [
        {
          projectName: 'small',
          status: 'flaky',
          results: [{ errors: [{ message: 'too late' }] }, { errors: [] }],
        },
      ],
    };
    expect(playwrightFailures({ suites: [{ specs: [repeated] }] })).toEqual([
      'a.spec.ts:7 [small] buys (passed when repeated)\n    too late',
    ]);
  });
});
