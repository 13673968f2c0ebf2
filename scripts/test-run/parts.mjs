import { join } from 'node:path';

import { judge } from './judge.mjs';
import {
  playwrightCounts,
  playwrightFailures,
  readReport,
  unhandledErrors,
  vitestCounts,
  vitestFailures,
} from './reports.mjs';

/** @typedef {import('./processes.mjs').Processes} Processes */
/** @typedef {import('./summary.mjs').PartResult} PartResult */

/** @typedef {PartResult & { output: string }} PartOutcome */

const MINUTE_MS = 60_000;

/** Makes the Go-based compiler collect garbage less often, which saves a quarter of its time. */
const SELDOM_COLLECTED = { GOGC: '400' };

/**
 * @typedef {object} Workshop
 * @property {string} root the repository
 * @property {string} results the folder for reports
 * @property {Processes} processes
 */

/**
 * Runs a command, and counts it as one test, which passes if the exit code is 0.
 * @param {Workshop} workshop
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<PartOutcome>}
 */
const byExitCode = async ({ root, processes }, name, command, args) => {
  const { exitCode, output, seconds } = await processes.run(command, args, {
    cwd: root,
    env: SELDOM_COLLECTED,
    timeLimitMs: 5 * MINUTE_MS,
  });
  const passed = exitCode === 0 ? 1 : 0;
  return { name, passed, failed: 1 - passed, skipped: 0, seconds, output };
};

/**
 * @param {Workshop} workshop
 * @param {string} check
 */
export const staticCheck = (workshop, check) =>
  byExitCode(workshop, `check ${check}`, 'npm', ['run', '--silent', `check:${check}`]);

/**
 * @param {Workshop} workshop
 * @param {string} folder
 */
export const build = (workshop, folder) =>
  byExitCode(workshop, `build ${folder}`, 'npm', [
    'run',
    '--silent',
    'pnpm',
    '--',
    '--dir',
    folder,
    'run',
    'build',
  ]);

/**
 * @param {Workshop} workshop
 * @param {{ hasJourneys: boolean }} run
 */
export const proofs = (workshop, { hasJourneys }) =>
  byExitCode(workshop, 'proofs', process.execPath, [
    'scripts/check-proofs.mjs',
    ...(hasJourneys ? [] : ['--without-journeys']),
  ]);

/**
 * Repeats failures after the summary table, where readers see them at the end of the log.
 * @param {readonly string[]} failures
 * @returns {Pick<PartOutcome, 'note'>}
 */
const noteOf = (failures) =>
  failures.length === 0 ? {} : { note: ['', ...failures].join('\n  ') };

/**
 * @param {Workshop} workshop
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} [env] variables in addition to this process's own
 * @returns {Promise<PartOutcome>}
 */
export const unitTests = async ({ root, results, processes }, folder, env = {}) => {
  const report = join(results, `${folder}.json`);
  const cwd = join(root, folder);
  const { exitCode, output, seconds } = await processes.run(
    join(cwd, 'node_modules/.bin/vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { cwd, env, timeLimitMs: 45 * MINUTE_MS },
  );
  const counts = await judge(exitCode, async () => vitestCounts(await readReport(report)));
  const failures = await readReport(report).then(vitestFailures, () => []);
  const unhandled = unhandledErrors(output);
  const notes = [counts.note, ...failures, unhandled].filter((note) => note !== undefined);
  return { name: `unit ${folder}`, ...counts, ...noteOf(notes), seconds, output };
};

/**
 * Prints the output while the journeys run, because they take the longest of all parts.
 * @param {Workshop} workshop
 * @param {string} browser path of Chromium
 * @returns {Promise<PartOutcome>}
 */
export const browserTests = async ({ root, results, processes }, browser) => {
  const report = join(results, 'playwright.json');
  const cwd = join(root, 'e2e');
  const { exitCode, seconds } = await processes.run(
    join(cwd, 'node_modules/.bin/playwright'),
    ['test', '--reporter=list,json'],
    {
      cwd,
      timeLimitMs: 41 * MINUTE_MS,
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      streams: 'show',
    },
  );
  const counts = await judge(exitCode, async () => playwrightCounts(await readReport(report)));
  const failures = await readReport(report).then(playwrightFailures, () => []);
  return { name: 'browser journeys', ...noteOf(failures), ...counts, seconds, output: '' };
};

/**
 * @param {string} name
 * @param {string} note
 * @returns {PartOutcome}
 */
export const notRun = (name, note) => ({
  name,
  passed: 0,
  failed: 1,
  skipped: 0,
  seconds: 0,
  note,
  output: '',
});
