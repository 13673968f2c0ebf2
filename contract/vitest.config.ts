import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,openapi-changes}/**/*.test.ts'],
    setupFiles: './testing/seed-fast-check.ts',
    // On a busy machine a test of half a second has taken five.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Each worker loads a module once, not once for each file of tests.
    isolate: false,
  },
});
