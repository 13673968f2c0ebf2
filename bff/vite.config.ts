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
    // On a busy machine, tests take ten times as long.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Each worker loads a module once, not once per test file.
    isolate: false,
  },
});
