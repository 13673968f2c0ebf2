import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'vite';

/**
 * Bundles modules with all that they import, and lists the licences of what is in there.
 *
 * @param {{
 *   from: string,
 *   modules: Record<string, string>,
 *   to: string,
 *   external?: string[],
 *   alias?: Record<string, string>,
 * }} what a folder; whole paths by the name that each gets; where they go; what stays outside; and what is taken in
 *   another's place
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

/** Lets a shell run a module. @param {string} folder @param {string} module */
export const makeProgram = async (folder, module) => {
  const file = join(folder, module);
  const text = await readFile(file, 'utf8');
  if (!text.startsWith('#!')) await writeFile(file, `#!/usr/bin/env node\n${text}`);
};

/**
 * How a bundled module is exported.
 *
 * @param {string} name of the module
 * @param {string} source where it stands in the repository
 */
export const exported = (name, source) => ({
  types: `./types/${source.replace(/\.ts$/, '.d.ts')}`,
  default: `./dist/${name}.js`,
});
