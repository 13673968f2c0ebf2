import { defineConfig } from 'vitest/config';

export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
  },
  // The workspace's own packages are TypeScript; everything else stays in node_modules.
  ssr: { noExternal: [/^@trait-market\//] },
  test: {
    include: ['src/**/*.test.ts'],
    // On a busy machine a test of half a second has taken five.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Each worker loads a module once, not once for each file of tests.
    isolate: false,
  },
});
