import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const noMsw = fileURLToPath(new URL('src/world/records/no-msw.ts', import.meta.url));

/** Bundles the mock into a single file for Node, with TypeScript packages but without msw. */
export default defineConfig(({ command }) => ({
  build: {
    ssr: 'src/app/main.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
  },
  ...(command === 'build' && { resolve: { alias: { msw: noMsw } } }),
  ssr: {
    target: 'node',
    noExternal: [/^@trait-market\//, ...(command === 'build' ? ['@mswjs/data'] : [])],
  },
  test: {
    include: ['{src,browser}/**/*.test.ts'],
    environment: 'node',
    setupFiles: fileURLToPath(
      import.meta.resolve('@trait-market/contract/testing/seed-fast-check'),
    ),
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Loads each module only once per worker, instead of once per test file.
    isolate: false,
  },
}));
