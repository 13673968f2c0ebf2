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
 * What a mutant's tests may take beyond what they took without it, in milliseconds and as a factor: for
 * what runs for ever. What waits for ever ends by its test's own limit, and nothing has to start again.
 */
const TIME_LIMIT = { timeoutMS: 60_000, timeoutFactor: 2 };

/** What Vitest says of a test that its own limit has ended. */
const TEST_TIMED_OUT = /^(Test|Hook) timed out in /m;

/**
 * Stryker's own type for this is in a package that it does not pass on.
 *
 * @typedef {NonNullable<ConstructorParameters<typeof Stryker>[0]['logLevel']>} LogLevel
 */

/**
 * Tries mutants of an area. Changes the working directory, so one area runs at a time.
 *
 * @param {string} name
 * @param {NonNullable<ConstructorParameters<typeof Stryker>[0]>} options beyond what all have in common
 * @param {{ isSecondTry: boolean }} of whether each test file has a page of its own, whatever the area says
 * @returns {Promise<Mutant[]>} without those that were not tried
 * @throws when the tests fail without any change
 */
const tryMutants = async (name, options, { isSecondTry }) => {
  const area = areaNamed(name);
  const folder = join(root, area.package);
  process.chdir(folder);
  process.env['MUTATION_AREA'] = name;
  process.env['MUTATION_SECOND_TRY'] = String(isSecondTry);
  // Nobody reads the page that a failing test prints, and printing it takes longer than most tests.
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
 * Changes the code of an area in one place after the other, and each time runs the tests that reach
 * it. The code itself stays as it is: this works in a copy of the package. What survives is tried
 * once more with all of the area's tests: what runs while a module loads is put down to the one test that
 * loads it first.
 *
 * @param {string} name
 * @param {object} options
 * @param {readonly string[]} options.files only these of its files, as globs in the package, and of the others
 *   what was found before; without any, all of them
 * @param {number} options.concurrency how many mutants are tried at once
 * @param {boolean} options.again whether to keep what the last run found where neither the code nor its
 *   tests have changed since
 * @param {boolean} options.progress whether to print every ten seconds how far it is
 * @param {(mutant: Mutant) => boolean} isExplained what may survive, and is not tried again
 * @returns {Promise<Mutant[]>} without those that were not tried, for example because only the start of
 *   the process reaches them
 * @throws when the tests fail without any change
 */
export const runArea = async (name, { files, concurrency, again, progress }, isExplained) => {
  const area = areaNamed(name);
  const told = progress ? ['progress-append-only'] : [];
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
      reporters: ['json', ...told],
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
      reporters: told,
    },
    { isSecondTry: true },
  );
  return afterSecondTry(mutants, triedAgain);
};

/** What became of a mutant, by Stryker's word for it; the others were never tried. */
const OUTCOMES = /** @type {Partial<Record<string, 'killed' | 'survived'>>} */ ({
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'survived',
});
