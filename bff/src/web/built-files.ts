import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

import { ConfigurationError } from '../config';
import { contentOf, type Content } from './content';

/** What a build takes is held in memory; many times what ours has, a fraction of what a process may take. */
const LIMIT_BYTES = 67_108_864;

/** What the build leaves for this server, and not for browsers. */
const FOR_THE_SERVER = new Set(['index.html', 'pages.json']);
const PACKED = new Set(['.br', '.gz']);

const isHidden = (path: string): boolean =>
  path.split(sep).some((segment) => segment.startsWith('.'));

const isAskedFor = (path: string): boolean =>
  !FOR_THE_SERVER.has(path) && !PACKED.has(extname(path)) && !isHidden(path);

/**
 * Reads every file of the build that a browser is meant to ask for, with its packed forms. What was
 * read goes on being served when a deployment replaces the files in their place.
 *
 * @returns the files by their path in a URL
 * @throws ConfigurationError when the folder holds more than a build does
 */
export const readBuiltFiles = (root: string): ReadonlyMap<string, Content> => {
  const sizes = new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((path) => [path, statSync(join(root, path))] as const)
      .filter(([, stats]) => stats.isFile())
      .map(([path, { size }]) => [path, size] as const),
  );
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (bytes > LIMIT_BYTES) {
    throw new ConfigurationError('WEB_ROOT holds more than 64 MB: it must be the built web alone');
  }

  const read = (path: string): Buffer => readFileSync(join(root, path));
  const contents = new Map<string, Content>();
  for (const path of [...sizes.keys()].filter(isAskedFor)) {
    const built = {
      ...(sizes.has(`${path}.br`) && { br: read(`${path}.br`) }),
      ...(sizes.has(`${path}.gz`) && { gzip: read(`${path}.gz`) }),
    };
    const address = `/${path.split(sep).map(encodeURIComponent).join('/')}`;
    contents.set(address, contentOf(extname(path), read(path), built));
  }
  return contents;
};
