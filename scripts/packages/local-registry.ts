import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';

import getPort from 'get-port';

import { root } from './root.mjs';

const run = promisify(execFile);

type Manifest = { name: string; version: string };

const store = join(root, 'node_modules/.pnpm');

const manifestOf = async (folder: string): Promise<Manifest | undefined> => {
  try {
    return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
};

/** Returns all installed versions of a package with their manifests. */
const versionsOf = async (name: string): Promise<Manifest[]> => {
  const prefix = `${name.replace('/', '+')}@`;
  const entries = (await readdir(store)).filter((entry) => entry.startsWith(prefix));
  const manifests = await Promise.all(
    entries.map((entry) => manifestOf(join(store, entry, 'node_modules', name))),
  );
  return manifests.filter((manifest) => manifest !== undefined);
};

/**
 * Serves the manifests of this repository's installed packages as a registry, so that npm's
 * resolver runs without a network. It serves no tarballs.
 */
export const startLocalRegistry = async (): Promise<{ url: string; stop: () => void }> => {
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const server = createServer((request, response) => {
    void (async () => {
      const name = decodeURIComponent((request.url ?? '/').slice(1));
      const manifests = await versionsOf(name);
      const [first] = manifests;
      const versions = manifests.map((manifest) => [
        manifest.version,
        { ...manifest, dist: { tarball: `${url}/${name}/-/${manifest.version}.tgz` } },
      ]);
      response.statusCode = first === undefined ? 404 : 200;
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          name,
          'dist-tags': { latest: first?.version },
          versions: Object.fromEntries(versions),
        }),
      );
    })();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url, stop: () => server.close() };
};

/**
 * Runs `npm install` for a new project without downloading packages.
 *
 * @param specs names with versions, or paths of tarballs
 * @returns the versions by name, or npm's error
 */
export const resolveWithNpm = async (
  folder: string,
  registryUrl: string,
  specs: readonly string[],
): Promise<Record<string, string> | string> => {
  const project = await mkdtemp(join(folder, 'npm-'));
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true }));
  const options = ['--package-lock-only', '--no-audit', '--no-fund', '--registry', registryUrl];
  const cache = ['--cache', join(folder, 'npm-cache')];
  try {
    await run('npm', ['install', ...options, ...cache, ...specs], { cwd: project });
  } catch (error) {
    return String(error);
  }
  const { packages } = JSON.parse(await readFile(join(project, 'package-lock.json'), 'utf8'));
  const folders = Object.keys(packages).filter((path) => path !== '');
  return Object.fromEntries(
    folders.map((path) => [path.replace(/^node_modules\//, ''), packages[path].version]),
  );
};
