import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
  }),
);

/** Matches the chunks that pages share (`web/vite/page-chunks.ts`). */
const SHARED = /^_(?:pages|icons)-/;

/**
 * @param {z.infer<typeof Manifest>} manifest
 * @param {string} key
 * @param {Set<string>} [found]
 * @returns {Set<string>}
 */
const closureOf = (manifest, key, found = new Set()) => {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) closureOf(manifest, imported, found);
  return found;
};

/** @param {string} dist */
const readManifest = async (dist) =>
  Manifest.parse(JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')));

/**
 * Returns the chunks that can't be loaded without a module that should be loaded on demand.
 * @param {string} dist
 * @param {RegExp} module must match exactly one chunk's source
 */
export const staticImportersOf = async (dist, module) => {
  const manifest = await readManifest(dist);
  const [lazy, ...others] = Object.keys(manifest).filter((key) => module.test(key));
  if (lazy === undefined || others.length > 0) throw new Error(`${module} isn't one chunk.`);
  return Object.keys(manifest).filter((key) => key !== lazy && closureOf(manifest, key).has(lazy));
};

/**
 * Returns the bytes that each route adds to the shared chunks, largest first.
 * @param {string} dist
 * @returns {Promise<{ route: string, gzip: number }[]>}
 */
export const routeChunks = async (dist) => {
  const manifest = await readManifest(dist);
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const everywhere = new Set(entries.flatMap((key) => [...closureOf(manifest, key)]));
  const routes = Object.keys(manifest).filter((key) => key.startsWith('src/app/routes/'));
  const weights = await Promise.all(
    routes.map(async (route) => {
      const own = [...closureOf(manifest, route)].filter(
        (key) => !everywhere.has(key) && !SHARED.test(key),
      );
      const files = own.flatMap((key) => manifest[key]?.file ?? []);
      const sizes = await Promise.all(
        files.map(async (file) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length),
      );
      return { route, gzip: sizes.reduce((sum, size) => sum + size, 0) };
    }),
  );
  return weights.toSorted((one, other) => other.gzip - one.gzip);
};
