import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { root } from './root.mjs';

const run = promisify(execFile);

/**
 * A package for users without a clone of this repository.
 * @typedef {{ manifest: Record<string, unknown>, types: readonly string[], needs: readonly
 * string[], user: string, fill: (folder: string) => Promise<void>, }} Package `manifest` has no
 * versions; `types` are absolute paths; `needs` are dependencies, which must be installed in the
 * folder `user`
 */

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** @param {string} module */
export const packageOf = (module) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * @param {string} user the folder in which the packages are installed
 * @param {Iterable<string>} names
 */
const rangesOf = async (user, names) => {
  const ranges = [...new Set(names)].toSorted().map(async (name) => {
    const { version } = await readJson(join(root, user, 'node_modules', name, 'package.json'));
    return [name, version.includes('-') ? version : `^${version}`];
  });
  return Object.fromEntries(await Promise.all(ranges));
};

/**
 * @param {Package} made
 * @param {(modules: readonly string[], folder: string) => Promise<readonly string[]>} takeTypes
 * returns the modules that the types import
 * @param {string} destination
 * @returns {Promise<string>} the tarball's path
 */
export const pack = async ({ manifest, types, needs, user, fill }, takeTypes, destination) => {
  const folder = await mkdtemp(join(tmpdir(), 'package-'));
  try {
    await fill(folder);
    const named = await takeTypes(types, join(folder, 'types'));
    const { version } = await readJson(join(root, 'contract/package.json'));
    const peers = Object.keys(manifest['peerDependencies'] ?? {});
    const dependencies = [...needs, ...named.map(packageOf)].filter(
      (name) => !peers.includes(name),
    );
    const described = {
      version,
      type: 'module',
      engines: { node: '>=20.19' },
      ...manifest,
      dependencies: await rangesOf(user, dependencies),
    };
    await writeFile(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
    await mkdir(destination, { recursive: true });
    const args = ['pack', '--json', '--pack-destination', destination];
    const { stdout } = await run('npm', args, { cwd: folder });
    return join(destination, JSON.parse(stdout)[0].filename);
  } finally {
    await rm(folder, { recursive: true });
  }
};
