import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

import { alias } from './vite/alias.ts';
import { offlineBuild } from './vite/offline-build.ts';

const read = (path: string): string =>
  readFileSync(new URL(`dist/${path}`, import.meta.url), 'utf8');

/** Reads the web build only when it builds, because other tools load this file without a build. */
const webBuildFiles: Plugin = {
  name: 'web-build-files',
  config: () => ({
    define: {
      BUILD: JSON.stringify(
        offlineBuild(read('index.html'), JSON.parse(read('.vite/manifest.json'))),
      ),
    },
  }),
};

/** Builds the service worker after the web build, whose files it lists. */
export default defineConfig({
  resolve: { alias },
  plugins: [webBuildFiles],
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
