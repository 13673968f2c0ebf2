import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const packagedMock = fileURLToPath(new URL('../mock-server/packaged/index.ts', import.meta.url));

export default defineConfig({
  // The examples import the mock's package as others do.
  test: {
    alias: { 'trait-market-mock': packagedMock },
    include: ['**/*.test.mjs', 'packages/**/*.test.ts'],
    // On a busy machine a test of half a second has taken five.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Each worker loads the contract, the suite and the mock once, not once per test file.
    isolate: false,
  },
});
