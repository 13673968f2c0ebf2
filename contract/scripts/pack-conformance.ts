/**
 * Packs the conformance suite into a tarball that needs nothing of this repository:
 * `npx ./trait-market-conformance-0.1.0.tgz --target URL`. Everything that it imports is bundled. Takes
 * the folder that it goes to, `contract/dist` unless told; prints the path of the tarball.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { build } from 'vite';
import * as z from 'zod/mini';

const run = promisify(execFile);
const contract = fileURLToPath(new URL('..', import.meta.url));
const suite = join(contract, 'conformance');

const PackageSchema = z.object({ version: z.string() });
const PackedSchema = z.array(z.object({ filename: z.string() }));

const bundle = async (folder: string): Promise<void> => {
  await build({
    configFile: false,
    root: contract,
    logLevel: 'warn',
    build: {
      ssr: join(suite, 'cli/main.ts'),
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      license: { fileName: 'LICENSES.md' },
    },
    ssr: { target: 'node', noExternal: true },
  });
};

/** The package that is packed: one program, no dependencies. */
const manifest = (version: string) => ({
  name: 'trait-market-conformance',
  version,
  description: 'Holds an implementation of the Trait Market provider API against its contract',
  type: 'module',
  bin: { 'trait-market-conformance': 'main.js' },
  engines: { node: '>=20.19' },
});

const pack = async (destination: string): Promise<string> => {
  const { version } = PackageSchema.parse(
    JSON.parse(await readFile(join(contract, 'package.json'), 'utf8')),
  );
  const folder = await mkdtemp(join(tmpdir(), 'conformance-package-'));
  try {
    await bundle(folder);
    const program = join(folder, 'main.js');
    await writeFile(program, `#!/usr/bin/env node\n${await readFile(program, 'utf8')}`);
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest(version), null, 2));
    await copyFile(join(suite, 'README.md'), join(folder, 'README.md'));
    await copyFile(join(suite, 'workflow.example.yml'), join(folder, 'workflow.example.yml'));
    await mkdir(destination, { recursive: true });
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', destination], {
      cwd: folder,
    });
    const [packed] = PackedSchema.parse(JSON.parse(stdout));
    if (packed === undefined) throw new Error('npm packed nothing');
    return join(destination, packed.filename);
  } finally {
    await rm(folder, { recursive: true });
  }
};

console.log(await pack(resolve(argv[2] ?? join(contract, 'dist'))));
