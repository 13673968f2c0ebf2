// Packs the packages for users without a clone of this repository, into `.packages/` or the folder
// passed as an argument.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { conformancePackage } from './packages/conformance-package.mjs';
import { contractPackage } from './packages/contract-package.mjs';
import { emitDeclarations, takeDeclarations } from './packages/declarations.mjs';
import { mockPackage } from './packages/mock-package.mjs';
import { pack } from './packages/npm-package.mjs';
import { root } from './packages/root.mjs';

const destination = resolve(process.argv[2] ?? join(root, '.packages'));
const emitted = await mkdtemp(join(tmpdir(), 'declarations-'));
try {
  const packages = [await contractPackage(), mockPackage(), conformancePackage()];
  await emitDeclarations(
    packages.flatMap(({ types }) => types),
    emitted,
  );
  for (const made of packages)
    console.log(
      await pack(
        made,
        (modules, folder) => takeDeclarations({ emitted, modules, folder }),
        destination,
      ),
    );
} finally {
  await rm(emitted, { recursive: true });
}
