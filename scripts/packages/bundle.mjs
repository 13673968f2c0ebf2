import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'vite';

/**
 * Bundles modules with their imports, and lists the licences of everything included.
 *
 * @param {{ from: string, modules: Record<string, string>, to: string, external?: string[], alias?:
 * Record<string, string>, }} what a folder; whole paths by output name; the output folder;
 * externals; aliases
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

/** Makes a module executable. @param {string} folder @param {string} module */
export const makeProgram = async (folder, module) => {
  const file = join(folder, module);
  const text = await readFile(file, 'utf8');
  if (!text.startsWith('#!')) await writeFile(file, `#!/usr/bin/env node\n${text}`);
};

/**
 * Returns the export of a bundled module.
 *
 * @param {string} name of the module
 * @param {string} source its path in the repository
 */
export const exported = (name, source) => ({
  types: `./types/${source.replace(/\.ts$/, '.d.ts')}`,
  default: `./dist/${name}.js`,
});
