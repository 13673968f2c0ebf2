import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

import { alias } from './vite/alias.ts';
import { offlineBuild } from './vite/offline-build.ts';

const read = (path: string): string =>
  readFileSync(new URL(`dist/${path}`, import.meta.url), 'utf8');

/** Builds the service worker, which knows the files of the web build: it is built after it. */
export default defineConfig({
  resolve: { alias },
  define: {
    BUILD: JSON.stringify(
      offlineBuild(read('index.html'), JSON.parse(read('.vite/manifest.json'))),
    ),
  },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/app/service-worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
