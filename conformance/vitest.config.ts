import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,tests}/**/*.test.ts'],
    setupFiles: ['@trait-market/contract/testing/seed-fast-check', './tests/without-warnings.ts'],
    // On a busy machine, tests take ten times as long as on an idle one.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Each worker loads the contract, the suite and the mock once, not once per test file.
    isolate: false,
    // Alarms are arrays of objects, of which a shortened message shows only the number of fields.
    chaiConfig: { truncateThreshold: 0 },
  },
});
