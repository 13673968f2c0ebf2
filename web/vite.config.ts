import { env } from 'node:process';
import { constants } from 'node:zlib';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';

import { alias } from './vite/alias.ts';
import { loadOrder } from './vite/load-order.ts';
import { pageChunks } from './vite/page-chunks.ts';

/** `QUICK_COMPRESSION` skips the best Brotli quality, which takes a third of the build. */
const brotli = defineAlgorithm(
  'brotliCompress',
  env['QUICK_COMPRESSION'] === 'on' ? { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } : {},
);

/** Entry files, which keep their own chunks because the page refers to them by name. */
const ENTRIES = ['/index.html', '/src/app/main.tsx'];
const isEntry = (id: string): boolean => ENTRIES.some((entry) => id.endsWith(entry));

/** The files that the document itself loads. */
const IN_EVERY_PAGE = /^assets\/(?:first|rolldown-runtime)-/;

/** The address of the BFF during development (`npm run dev`). */
const BFF = env['BFF_URL'] ?? 'http://localhost:4000';

const SCREENS = 'src/{app,components,features,layout}/**/*.test.{ts,tsx}';
/** Tests of what the server renders, without a browser's globals. */
const SERVER = 'src/app/server/**/*.test.{ts,tsx}';
const PURE = [
  'src/lib/*.test.{ts,tsx}',
  'src/lib/{cart,chain,economy,format,looks,search,wallet}/**/*.test.{ts,tsx}',
  'vite/**/*.test.ts',
];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    loadOrder(),
    // Compresses files in advance, so that the BFF doesn't compress them on each request.
    compression({ algorithms: [brotli, 'gzip'], logLevel: 'silent' }),
  ],
  resolve: { alias },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // A lazy import needs no preload of what every page has loaded, and its list costs bytes.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !IN_EVERY_PAGE.test(file)),
    },
    // Many small files compress badly, and each costs a request.
    rolldownOptions: {
      output: {
        // Every page loads lists of these names, so shared code, which is named by all its users
        // otherwise, has short ones. Hashes can't be compressed.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          `assets/${isDynamicEntry || /^(?:first|rolldown-runtime|pages|dialogs|icons)/.test(name) ? '[name]' : 'part'}-[hash:7].js`,
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], test: (id) => !isEntry(id) },
            ...pageChunks(),
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/v1': BFF, '/economy/v1': BFF, '/app-config.json': BFF },
  },
  test: {
    environment: 'jsdom',
    setupFiles: './src/test-setup.ts',
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        // Each worker loads the components only once instead of once per file.
        test: { name: 'screens', include: [SCREENS], exclude: [SERVER], isolate: false },
      },
      {
        extends: true,
        // One jsdom page for all files: a page per file takes four fifths of the time.
        test: { name: 'pure', include: PURE, isolate: false },
      },
      {
        extends: true,
        // Each file gets its own page, because sessions and clocks listen to it until it closes.
        test: { name: 'lib', include: ['src/**/*.test.{ts,tsx}'], exclude: [SCREENS, ...PURE] },
      },
      {
        resolve: { alias },
        test: { name: 'server', include: [SERVER], environment: 'node', testTimeout: 30_000 },
      },
    ],
  },
});
