import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'vite';

/**
 * Bundles modules with everything that they import, and lists the licenses of all included
 * packages.
 * @param {{ from: string, modules: Record<string, string>, to: string, external?: string[], alias?:
 * Record<string, string>, }} what `modules` maps the names of output files to absolute paths
 */
export const bundle = async ({ from, modules, to, external = [], alias = {} }) => {
  await build({
    configFile: false,
    root: from,
    logLevel: 'error',
    build: {
      ssr: true,
      target: 'node20',
      outDir: to,
      emptyOutDir: false,
      license: { fileName: 'LICENSES.md' },
      rolldownOptions: {
        input: modules,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    resolve: { alias },
    ssr: { target: 'node', noExternal: true, external },
  });
};

/** @param {string} folder @param {string} module */
export const makeProgram = async (folder, module) => {
  const file = join(folder, module);
  const text = await readFile(file, 'utf8');
  if (!text.startsWith('#!')) await writeFile(file, `#!/usr/bin/env node\n${text}`);
};

/**
 * @param {string} name of the module
 * @param {string} source its path in the repository
 */
export const exported = (name, source) => ({
  types: `./types/${source.replace(/\.ts$/, '.d.ts')}`,
  default: `./dist/${name}.js`,
});
