import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,openapi,openapi-changes}/**/*.test.ts'],
    setupFiles: './testing/seed-fast-check.ts',
    // On a busy machine, tests take ten times as long as on an idle one.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Each worker loads a module once, not once per test file.
    isolate: false,
  },
});
