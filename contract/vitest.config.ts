import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Each worker loads a module once, not once for each file of tests.
  test: { include: ['{src,conformance}/**/*.test.ts'], isolate: false },
});
