import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/**
 * What a runner's own report says.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

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
 * Counts of a Vitest JSON report. A file that failed before its first test (a syntax error, a
 * missing import) counts as one failure: Vitest itself counts no test there.
 *
 * @param {unknown} report
 * @returns {Counts}
 * @throws ZodError when the report is not Vitest's
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

/** Lines of an error that say what was awaited and what was there instead. */
const TELLING_LINES = 12;

/**
 * The first lines of a failure, below its heading.
 *
 * @param {string} heading where it is
 * @param {string} message
 */
const failureLine = (heading, message) => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [heading, ...lines.slice(0, TELLING_LINES)].join('\n    ');
};

/**
 * Each failure of a Vitest JSON report in a few lines: its file and title, and what was said.
 *
 * @param {unknown} report
 * @returns {string[]}
 * @throws ZodError when the report is not Vitest's
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

/** How many journeys of a run may pass by being repeated (decision 065). */
export const REPEATS_ALLOWED = 2;

/**
 * Counts of a Playwright JSON report. A test that passed only when repeated has passed, unless more than
 * {@link REPEATS_ALLOWED} did: then each of them is a failure. So is each error outside of a test
 * (global set-up, a file that cannot be loaded).
 *
 * @param {unknown} report
 * @returns {Counts}
 * @throws ZodError when the report is not Playwright's
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
 * Each failure of a Playwright JSON report in a few lines: where it is, and what was said. The failure of a
 * test that passed when repeated is one of them.
 *
 * @param {unknown} report
 * @returns {string[]}
 * @throws ZodError when the report is not Playwright's
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
 * A report file, read and parsed as JSON.
 *
 * @param {string} file
 * @returns {Promise<unknown>}
 */
export const readReport = async (file) => JSON.parse(await readFile(file, 'utf8'));
