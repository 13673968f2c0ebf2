/**
 * A part of the product, and the tests that are to notice every change of its code: those beside it,
 * and those that speak to it through the layer above.
 *
 * @typedef {object} Area
 * @property {string} package the folder of the package it belongs to
 * @property {readonly string[]} mutate files whose code is changed, as globs in the package; never tests
 * @property {readonly string[]} tests as globs in the package; of these only what imports the changed file
 *   runs
 * @property {readonly string[]} [without] of those, the ones that are too slow to run for every mutant
 */

/** @type {Readonly<Record<string, Area>>} */
export const areas = {
  'bff-limits': {
    package: 'bff',
    mutate: ['src/limits/*.ts'],
    tests: ['src/limits/*.test.ts', 'src/middleware/rate-limit.test.ts'],
  },
  'bff-middleware': {
    package: 'bff',
    mutate: ['src/middleware/*.ts'],
    tests: [
      'src/middleware/*.test.ts',
      'src/routes/*.test.ts',
      'src/server.test.ts',
      'src/web/app-config.test.ts',
    ],
  },
  'bff-provider': {
    package: 'bff',
    mutate: ['src/provider/*.ts'],
    tests: ['src/provider/*.test.ts', 'src/routes/v1.test.ts'],
  },
  'contract-typed-data': {
    package: 'contract',
    mutate: ['src/economy/typed-data/*.ts'],
    tests: ['src/economy/**/*.test.ts'],
  },
  'mock-acts': {
    package: 'mock-server',
    mutate: ['src/economy/acts/*.ts'],
    tests: ['src/economy/**/*.test.ts'],
    // Plays thousands of acts in one test.
    without: ['src/economy/invariants.test.ts'],
  },
  'web-session': {
    package: 'web',
    mutate: ['src/lib/session/*.{ts,tsx}'],
    tests: ['src/lib/session/*.test.{ts,tsx}'],
  },
  'web-api': {
    package: 'web',
    mutate: ['src/lib/api.ts', 'src/lib/api-fetcher.ts'],
    tests: ['src/lib/*.test.{ts,tsx}'],
  },
  'web-sign-in': {
    package: 'web',
    mutate: ['src/features/sign-in/*.{ts,tsx}'],
    tests: ['src/{features/sign-in,layout,app}/**/*.test.{ts,tsx}'],
  },
  'web-tax-declaration': {
    package: 'web',
    mutate: ['src/features/tax-declaration/*.{ts,tsx}'],
    tests: ['src/features/tax-declaration/*.test.{ts,tsx}'],
  },
  'web-search': {
    package: 'web',
    mutate: ['src/features/search/*.{ts,tsx}'],
    tests: ['src/features/search/*.test.{ts,tsx}'],
  },
};

/**
 * @param {string} name
 * @throws when there is no such area
 */
export const areaNamed = (name) => {
  const area = areas[name];
  if (area === undefined)
    throw new Error(`There is no area ${name}. There are: ${Object.keys(areas).join(', ')}`);
  return area;
};
