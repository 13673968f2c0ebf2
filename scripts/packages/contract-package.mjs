import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'vite';

import { bundle } from './bundle.mjs';
import { CONTRACT_EXPORTS } from './exported-file.mjs';
import { modulesBehind } from './modules-behind.mjs';
import { packageOf } from './npm-package.mjs';
import { root } from './root.mjs';

const contract = join(root, 'contract');

/** Leaves out `testing`, which would install a test runner. */
const EXPORTS = Object.entries(CONTRACT_EXPORTS).filter(([name]) => name !== './testing/*');

/** The user's own packages, needed only for hooks. */
const PEERS = { '@tanstack/react-query': '^5.0.0', react: '^18.0.0 || ^19.0.0' };

const OPEN_API = '@ts-rest/open-api';

const TYPES = { client: 'ts-rest/core/index', 'react-query': 'ts-rest/react-query/v5/index' };

/**
 * Bundles the parts of ts-rest whose peer ranges exclude React 19 or zod 4.
 * @param {string} folder of the package
 */
const includeTsRest = async (folder) => {
  await writeFile(join(folder, 'client.js'), "export * from '@ts-rest/core';\n");
  await bundle({
    from: contract,
    modules: { 'react-query': join(root, 'web/node_modules/@ts-rest/react-query/v5.esm.mjs') },
    to: folder,
    external: ['@ts-rest/core', 'react/jsx-runtime', ...Object.keys(PEERS)],
  });
  await bundle({
    from: contract,
    modules: { 'open-api': join(contract, 'node_modules/@ts-rest/open-api/index.esm.mjs') },
    to: join(folder, 'ts-rest'),
    external: ['@ts-rest/core', 'zod'],
  });
};

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
      peerDependencies: PEERS,
      peerDependenciesMeta: Object.fromEntries(
        Object.keys(PEERS).map((name) => [name, { optional: true }]),
      ),
      exports: {
        ...Object.fromEntries(
          EXPORTS.map(([name, file]) => [
            name,
            {
              types: `./types/contract/${withEnding(file, '.d.ts')}`,
              default: `./${withEnding(file, '.js')}`,
            },
          ]),
        ),
        ...Object.fromEntries(
          Object.entries(TYPES).map(([name, types]) => [
            `./${name}`,
            { types: `./types/${types}.d.ts`, default: `./${name}.js` },
          ]),
        ),
      },
    },
    types: [...modules, ...Object.values(TYPES).map((types) => join(root, types))],
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
              paths: { [OPEN_API]: '../ts-rest/open-api.js' },
            },
            external: (name) => {
              if (name.startsWith('.') || name.startsWith('/')) return false;
              if (!name.startsWith('node:') && name !== OPEN_API) needs.push(packageOf(name));
              return true;
            },
          },
        },
      });
      await includeTsRest(folder);
      await copyFile(join(root, 'contract/packaged/README.md'), join(folder, 'README.md'));
    },
  };
};
