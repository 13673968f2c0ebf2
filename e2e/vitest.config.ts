import { defineConfig } from 'vitest/config';

/** Unit tests of the scripts and of the mutation tests, and conformance; the journeys (`*.spec.ts`) are Playwright's. */
export default defineConfig({
  test: { include: ['{scripts,mutation}/**/*.test.mjs', 'conformance/**/*.test.ts'] },
});
