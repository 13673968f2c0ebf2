import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';

import { bundle, exported, makeProgram } from './bundle.mjs';
import { root } from './root.mjs';

const suite = 'conformance/src';
const SUITE = `${suite}/run-conformance.ts`;
const COMPARING = `${suite}/comparing/compare-targets.ts`;
const CONTROL = `${suite}/control/mock-control.ts`;

/**
 * The conformance suite, as commands and as a library, without dependencies.
 * @returns {import('./npm-package.mjs').Package}
 */
export const conformancePackage = () => ({
  manifest: {
    name: 'trait-market-conformance',
    description: 'Holds an implementation of the Trait Market provider API against its contract',
    bin: {
      'trait-market-conformance': 'dist/main.js',
      'trait-market-verify-draws': 'dist/verify-draws.js',
    },
    exports: {
      '.': exported('index', SUITE),
      './comparing': exported('comparing', COMPARING),
      './mock-control': exported('mock-control', CONTROL),
    },
  },
  types: [SUITE, COMPARING, CONTROL].map((file) => join(root, file)),
  user: 'conformance',
  needs: [],
  fill: async (folder) => {
    await bundle({
      from: join(root, 'conformance'),
      modules: {
        main: join(root, suite, 'cli/main.ts'),
        'verify-draws': join(root, suite, 'draws/main.ts'),
        index: join(root, SUITE),
        comparing: join(root, COMPARING),
        'mock-control': join(root, CONTROL),
      },
      to: join(folder, 'dist'),
    });
    await makeProgram(folder, 'dist/main.js');
    await makeProgram(folder, 'dist/verify-draws.js');
    for (const file of ['README.md', 'guide.md', 'workflow.example.yml'])
      await copyFile(join(root, 'conformance', file), join(folder, file));
  },
});
