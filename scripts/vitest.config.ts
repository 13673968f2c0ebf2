import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const packagedMock = fileURLToPath(new URL('../mock-server/packaged/index.ts', import.meta.url));

export default defineConfig({
  // The alias allows the example tests to import the mock's package by its name, as users do.
  test: {
    alias: { 'trait-market-mock': packagedMock },
    include: ['**/*.test.mjs', '{openapi,packages}/**/*.test.ts'],
    // On a busy machine, a test of half a second has taken five seconds.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Loads contract, suite and mock only once per worker, instead of once per test file.
    isolate: false,
  },
});
