import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,tests}/**/*.test.ts'],
    setupFiles: '@trait-market/contract/testing/seed-fast-check',
    // On a busy machine a test of half a second has taken five.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Each worker loads the contract, the suite and the mock once instead of once per test file.
    isolate: false,
  },
});
