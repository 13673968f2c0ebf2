import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

import { ConfigurationError } from '../config/config';
import { contentOf, type Content } from './content';

// The maximum total size of the files: many times that of the build, and a fraction of the
// process's memory limit.
const LIMIT_BYTES = 67_108_864;

/** The template of the pages, and the worker that renders them. */
const isForTheServer = (path: string): boolean =>
  path === 'index.html' || path.startsWith(`server${sep}`);
const PACKED = new Set(['.br', '.gz']);

const isHidden = (path: string): boolean =>
  path.split(sep).some((segment) => segment.startsWith('.'));

const isPublic = (path: string): boolean =>
  !isForTheServer(path) && !PACKED.has(extname(path)) && !isHidden(path);

/**
 * Reads the public files into memory, because a deployment replaces them on disk.
 * @throws ConfigurationError when the files exceed the limit
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
    throw new ConfigurationError(
      'WEB_ROOT holds more than 64 MB: it must contain only the built web',
    );
  }

  const read = (path: string): Buffer => readFileSync(join(root, path));
  const contents = new Map<string, Content>();
  for (const path of [...sizes.keys()].filter(isPublic)) {
    const built = {
      ...(sizes.has(`${path}.br`) && { br: read(`${path}.br`) }),
      ...(sizes.has(`${path}.gz`) && { gzip: read(`${path}.gz`) }),
    };
    const address = `/${path.split(sep).map(encodeURIComponent).join('/')}`;
    contents.set(address, contentOf(extname(path), read(path), built));
  }
  return contents;
};
