import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const packagedMock = fileURLToPath(new URL('../mock-server/packaged/index.ts', import.meta.url));

export default defineConfig({
  // The examples import the mock's package as others do.
  test: {
    alias: { 'trait-market-mock': packagedMock },
    include: ['**/*.test.mjs', 'packages/**/*.test.ts'],
    // A test of half a second has taken five on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Loads the contract, the suite and the mock once per worker instead of once per test file.
    isolate: false,
  },
});
