import { defineConfig } from 'vitest/config';

export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', 'picture-renderer': 'src/link-pictures/renderer/main.ts' },
    },
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
  },
  // The workspace's packages are bundled, because they are TypeScript; all others remain in
  // node_modules.
  ssr: { noExternal: [/^@trait-market\//] },
  test: {
    include: ['src/**/*.test.ts'],
    // On a busy machine, tests take ten times as long as on an idle one.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Each worker loads a module once, not once per test file.
    isolate: false,
  },
});
