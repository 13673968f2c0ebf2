import { copyFile, cp, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { bundle, exported, makeProgram } from './bundle.mjs';
import { root } from './root.mjs';

const mock = join(root, 'mock-server');

const COMMAND = 'mock-server/src/app/main.ts';
const SERVER = 'mock-server/packaged/index.ts';
const CLIENT = 'mock-server/src/control/mock-client.ts';

/** The files to copy of swagger-ui-dist, which would install a package that reports installs. */
const REFERENCE = [
  'LICENSE',
  'NOTICE',
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'swagger-ui-standalone-preset.js',
];

/** Example tests for the package's users. The repository's own tests also run them. */
const EXAMPLES = [
  'scripts/packages/examples/credits.test.ts',
  'scripts/packages/examples/responses.test.ts',
  'scripts/packages/examples/retries.test.ts',
  'scripts/packages/examples/trade.mjs',
  'e2e/journeys/examples/mock.ts',
  'e2e/journeys/examples/provider-down.spec.ts',
];

/** @returns {import('./npm-package.mjs').Package} */
export const mockPackage = () => ({
  manifest: {
    name: 'trait-market-mock',
    description: 'A stateful mock of the Trait Market provider, as a command and in tests',
    bin: { 'trait-market-mock': 'dist/main.js' },
    exports: { '.': exported('index', SERVER), './client': exported('client', CLIENT) },
  },
  types: [SERVER, CLIENT].map((file) => join(root, file)),
  user: 'mock-server',
  // Can't be bundled, because it has a binary for each platform.
  needs: ['sharp'],
  fill: async (folder) => {
    await bundle({
      from: mock,
      modules: { main: join(root, COMMAND), index: join(root, SERVER), client: join(root, CLIENT) },
      to: join(folder, 'dist'),
      external: ['sharp'],
      alias: {
        msw: join(mock, 'src/world/records/no-msw.ts'),
        'swagger-ui-dist/absolute-path.js': join(mock, 'packaged/reference-folder.ts'),
      },
    });
    await makeProgram(folder, 'dist/main.js');
    await cp(join(mock, 'browser'), join(folder, 'browser'), {
      recursive: true,
      filter: (file) => !/\.test\.ts$|tsconfig\.json$/.test(file),
    });
    await mkdir(join(folder, 'browser/reference'));
    for (const file of REFERENCE)
      await copyFile(
        join(mock, 'node_modules/swagger-ui-dist', file),
        join(folder, 'browser/reference', file),
      );
    await copyFile(join(mock, 'packaged/README.md'), join(folder, 'README.md'));
    await mkdir(join(folder, 'examples'));
    for (const file of EXAMPLES)
      await copyFile(join(root, file), join(folder, 'examples', basename(file)));
  },
});
