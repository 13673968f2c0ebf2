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
  test: { include: ['src/**/*.test.ts'] },
});
