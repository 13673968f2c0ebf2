import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'vite';

import { CONTRACT_EXPORTS } from './exported-file.mjs';
import { modulesBehind } from './modules-behind.mjs';
import { packageOf } from './npm-package.mjs';
import { root } from './root.mjs';

const contract = join(root, 'contract');

const EXPORTS = Object.entries(CONTRACT_EXPORTS);

/** @param {string} file @param {string} ending */
const withEnding = (file, ending) => file.replace(/^\.\//, '').replace(/\.ts$/, ending);

/**
 * Compiles each module to a separate file that keeps its name in this repository, and emits its
 * types.
 * @returns {Promise<import('./npm-package.mjs').Package>}
 */
export const contractPackage = async () => {
  const modules = await modulesBehind(
    contract,
    EXPORTS.map(([, file]) => file),
  );
  /** @type {string[]} */
  const needs = [];
  return {
    manifest: {
      name: 'trait-market-contract',
      description:
        'Every call of the Trait Market provider API as a ts-rest contract with zod schemas',
      sideEffects: false,
      exports: Object.fromEntries(
        EXPORTS.map(([name, file]) => [
          name,
          {
            types: `./types/contract/${withEnding(file, '.d.ts')}`,
            default: `./${withEnding(file, '.js')}`,
          },
        ]),
      ),
    },
    types: modules,
    user: 'contract',
    needs,
    fill: async (folder) => {
      await build({
        configFile: false,
        root: contract,
        logLevel: 'error',
        build: {
          ssr: true,
          target: 'node20',
          outDir: folder,
          emptyOutDir: false,
          rolldownOptions: {
            input: modules,
            preserveEntrySignatures: 'strict',
            output: {
              preserveModules: true,
              preserveModulesRoot: contract,
              entryFileNames: '[name].js',
            },
            external: (name) => {
              if (name.startsWith('.') || name.startsWith('/')) return false;
              if (!name.startsWith('node:')) needs.push(packageOf(name));
              return true;
            },
          },
        },
      });
      await copyFile(join(root, 'contract/packaged/README.md'), join(folder, 'README.md'));
    },
  };
};
