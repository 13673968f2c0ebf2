import { defineConfig } from 'vite';

import { alias } from './vite/alias.ts';

/** Builds the worker in which the BFF renders pages, with all its dependencies. */
export default defineConfig({
  resolve: { alias },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/server/page-worker.ts',
    outDir: 'dist/server',
    target: 'node20',
    assetsInlineLimit: 0,
    copyPublicDir: false,
    minify: false,
    sourcemap: false,
    rolldownOptions: {
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'assets/[name]-[hash].mjs' },
    },
  },
});
