import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

import { areaNamed } from './areas.mjs';
import { afterSecondTry, placeOf, textAt } from './mutants.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Stops mutants that loop endlessly. Those that wait endlessly fail earlier, by the test's own time
 * limit, which doesn't need a restart.
 */
const TIME_LIMIT = { timeoutMS: 60_000, timeoutFactor: 2 };

const TEST_TIMED_OUT = /^(Test|Hook) timed out in /m;

/**
 * Stryker doesn't export a type for log levels.
 * @typedef {NonNullable<ConstructorParameters<typeof Stryker>[0]['logLevel']>} LogLevel
 */

/**
 * Tries an area's mutants. Areas must run sequentially, because this changes the working directory.
 * @throws Error when the tests fail without any change
 * @param {string} name
 * @param {NonNullable<ConstructorParameters<typeof Stryker>[0]>} options
 * @param {{ isSecondTry: boolean }} of on the second try, each test file gets its own page
 * @returns {Promise<Mutant[]>} without mutants that weren't tried
 */
const tryMutants = async (name, options, { isSecondTry }) => {
  const area = areaNamed(name);
  const folder = join(root, area.package);
  process.chdir(folder);
  process.env['MUTATION_AREA'] = name;
  process.env['MUTATION_SECOND_TRY'] = String(isSecondTry);
  // Printing the page takes a failing test longer than most tests run.
  process.env['DEBUG_PRINT_LIMIT'] = '0';

  const results = await new Stryker({
    mutator: { excludedMutations: ['StringLiteral'] },
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    testRunner: 'vitest',
    vitest: { configFile: here('vitest.config.mjs'), related: true },
    ignorePatterns: ['dist', '.results', 'test-results'],
    ...TIME_LIMIT,
    tempDirName: '.stryker-tmp',
    logLevel: /** @type {LogLevel} */ ('error'),
    allowConsoleColors: false,
    ...options,
  }).runMutationTest();

  const changed = [...new Set(results.map(({ fileName }) => fileName))];
  const sources = new Map(
    await Promise.all(
      changed.map(async (file) => /** @type {const} */ ([file, await readFile(file, 'utf8')])),
    ),
  );
  return results.flatMap(
    ({ fileName, location, mutatorName, replacement, status, statusReason }) => {
      const outcome = OUTCOMES[status];
      if (outcome === undefined) return [];
      const source = sources.get(fileName) ?? '';
      return {
        file: relative(folder, fileName),
        line: location.start.line,
        place: placeOf(location),
        code: source.split('\n')[location.start.line - 1]?.trim() ?? '',
        mutator: mutatorName,
        original: textAt(source, location),
        replacement: replacement ?? '',
        outcome,
        isByTime: status === 'Timeout' || TEST_TIMED_OUT.test(statusReason ?? ''),
      };
    },
  );
};

/**
 * Tries an area's mutants, and tries the survivors again with all tests: Stryker attributes code
 * that runs at load time only to the first test.
 * @param {string} name
 * @param {object} options
 * @param {readonly string[]} options.files globs in the package; other files reuse earlier results
 * @param {number} options.concurrency the number of mutants tried concurrently
 * @param {boolean} options.again reuses results of mutants whose code and tests haven't changed
 * @param {boolean} options.progress prints progress every ten seconds
 * @param {(mutant: Mutant) => boolean} isExplained survivors that aren't tried again
 * @returns {Promise<Mutant[]>} without mutants that weren't tried
 */
export const runArea = async (name, { files, concurrency, again, progress }, isExplained) => {
  const area = areaNamed(name);
  const extraReporters = progress ? ['progress-append-only'] : [];
  const mutants = await tryMutants(
    name,
    {
      mutate: [...(files.length > 0 ? files : area.mutate), '!**/*.test.{ts,tsx}'],
      coverageAnalysis: 'perTest',
      ignoreStatic: true,
      concurrency,
      incremental: true,
      incrementalFile: join(root, '.results/mutation', `${name}.last.json`),
      force: !again,
      reporters: ['json', ...extraReporters],
      jsonReporter: { fileName: join(root, '.results/mutation', `${name}.json`) },
    },
    { isSecondTry: false },
  );
  const doubtful = mutants.filter(
    (mutant) => mutant.outcome === 'survived' && !isExplained(mutant),
  );
  if (doubtful.length === 0) return mutants;
  const triedAgain = await tryMutants(
    name,
    {
      mutate: [...new Set(doubtful.map(({ file, place }) => `${file}:${place}`))],
      coverageAnalysis: 'off',
      concurrency,
      reporters: extraReporters,
    },
    { isSecondTry: true },
  );
  return afterSecondTry(mutants, triedAgain);
};

const OUTCOMES = /** @type {Partial<Record<string, 'killed' | 'survived'>>} */ ({
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'survived',
});
