import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const VitestReport = z.looseObject({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.looseObject({
      name: z.string().optional(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.looseObject({
          status: z.string(),
          fullName: z.string().optional(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const PlaywrightReport = z.looseObject({
  stats: z.looseObject({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/**
 * Counts a file that couldn't be loaded as one failure, because Vitest counts no tests for it.
 * @param {unknown} report
 * @returns {Counts}
 */
export const vitestCounts = (report) => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    VitestReport.parse(report);
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
  };
};

/**
 * Returns the errors outside of any test from Vitest's output, because its report omits them.
 * @param {string} output
 * @returns {string | undefined}
 */
export const unhandledErrors = (output) => {
  const plain = stripVTControlCharacters(output);
  const start = plain.search(/^.*Unhandled Errors.*$/m);
  return start === -1 ? undefined : plain.slice(start).trim();
};

/** Enough lines to show the expected and the received value. */
const TELLING_LINES = 12;

/**
 * @param {string} heading where the failure is
 * @param {string} message
 */
const failureLine = (heading, message) => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [heading, ...lines.slice(0, TELLING_LINES)].join('\n    ');
};

/**
 * @param {unknown} report
 * @returns {string[]}
 */
export const vitestFailures = (report) =>
  VitestReport.parse(report).testResults.flatMap(
    ({ name = 'a file', status, message = '', assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      const broken = status === 'failed' && failed.length === 0 ? [failureLine(name, message)] : [];
      const tests = failed.map(({ fullName = '', failureMessages }) =>
        failureLine(`${name} ${fullName}`, (failureMessages ?? []).join('\n')),
      );
      return [...broken, ...tests];
    },
  );

const PASSED_WHEN_REPEATED = ' (passed when repeated)';

/** The number of journeys that may fail at first and pass when retried (decision 065). */
export const REPEATS_ALLOWED = 2;

/**
 * Also counts errors outside tests, and each flaky test beyond {@link REPEATS_ALLOWED}, as
 * failures.
 * @param {unknown} report
 * @returns {Counts}
 */
export const playwrightCounts = (report) => {
  const { stats, errors } = PlaywrightReport.parse(report);
  const areTooMany = stats.flaky > REPEATS_ALLOWED;
  return {
    passed: stats.expected + (areTooMany ? 0 : stats.flaky),
    failed: stats.unexpected + (areTooMany ? stats.flaky : 0) + errors.length,
    skipped: stats.skipped,
  };
};

const PlaywrightSuite = z.looseObject({
  specs: z.array(
    z.looseObject({
      file: z.string(),
      line: z.number(),
      title: z.string(),
      tests: z.array(
        z.looseObject({
          projectName: z.string(),
          status: z.string().optional(),
          results: z.array(
            z.looseObject({ errors: z.array(z.looseObject({ message: z.string().optional() })) }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(PlaywrightSuite).optional();
  },
});

/**
 * Includes the failures of tests that passed when they were retried.
 * @param {unknown} report
 * @returns {string[]}
 */
export const playwrightFailures = (report) => {
  /** @param {z.infer<typeof PlaywrightSuite>} suite @returns {string[]} */
  const ofSuite = ({ specs, suites = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.flatMap(({ projectName, status, results }) =>
        results.flatMap(({ errors }) =>
          errors.map(({ message = 'an error without a message' }) => {
            const ending = status === 'flaky' ? PASSED_WHEN_REPEATED : '';
            return failureLine(`${file}:${line} [${projectName}] ${title}${ending}`, message);
          }),
        ),
      ),
    ),
    ...suites.flatMap(ofSuite),
  ];
  return z
    .looseObject({ suites: z.array(PlaywrightSuite) })
    .parse(report)
    .suites.flatMap(ofSuite);
};

/**
 * @param {string} file
 * @returns {Promise<unknown>}
 */
export const readReport = async (file) => JSON.parse(await readFile(file, 'utf8'));
