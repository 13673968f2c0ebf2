import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const packagedMock = fileURLToPath(new URL('../mock-server/packaged/index.ts', import.meta.url));

/** Unit tests of the scripts and of the mutation tests, the packages for others, and conformance; the journeys (`*.spec.ts`) are Playwright's. */
export default defineConfig({
  // The examples import the mock's package as others do.
  test: {
    alias: { 'trait-market-mock': packagedMock },
    include: ['{scripts,mutation}/**/*.test.mjs', '{conformance,packages}/**/*.test.ts'],
    // On a busy machine a test of half a second has taken five.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Each worker loads the contract, the suite and the mock once, not once for each file of tests.
    isolate: false,
  },
});
