import { defineConfig } from 'vitest/config';

/** One file that Node runs; the workspace's own packages are TypeScript and become part of it. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
  },
  ssr: { target: 'node', noExternal: [/^@trait-market\//] },
  test: { include: ['{src,browser}/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
});
