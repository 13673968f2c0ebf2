import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

import { alias } from './vite/alias.ts';
import { offlineBuild } from './vite/offline-build.ts';

const read = (path: string): string =>
  readFileSync(new URL(`dist/${path}`, import.meta.url), 'utf8');

/** Reads the web build only when it builds, because other tools load this file without a build. */
const ofWebBuild: Plugin = {
  name: 'of-web-build',
  config: () => ({
    define: {
      BUILD: JSON.stringify(
        offlineBuild(read('index.html'), JSON.parse(read('.vite/manifest.json'))),
      ),
    },
  }),
};

/** Builds the service worker, which knows the files of the web build: it is built after it. */
export default defineConfig({
  resolve: { alias },
  plugins: [ofWebBuild],
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
