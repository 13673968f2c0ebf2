import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Returns the build's files, largest first; `gzip` is a file's compressed size in bytes.
 * @param {string} dist
 * @returns {Promise<{ file: string, gzip: number }[]>}
 */
export const chunkSizes = async (dist) => {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.js'));
  const chunks = await Promise.all(
    files.map(async (file) => ({
      file,
      gzip: gzipSync(await readFile(join(dist, file)), { level: 9 }).length,
    })),
  );
  return chunks.toSorted((one, other) => other.gzip - one.gzip);
};
