import { defineConfig } from 'vitest/config';

/** Unit tests of the scripts, and conformance; the journeys (`*.spec.ts`) are Playwright's. */
export default defineConfig({
  test: { include: ['scripts/**/*.test.mjs', 'conformance/**/*.test.ts'] },
});
