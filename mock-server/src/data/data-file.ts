import { existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';

import * as z from 'zod/mini';

import { BadFile, readJsonFile } from '../json-file';
import type { World, WorldOptions } from '../world';
import { WorldStateSchema } from '../world-state';

/** A change is on the disk at most this long after the answer to the call that made it, plus the writing. */
const WRITE_DELAY_MS = 300;

const KeptWorldSchema = z.strictObject({ tokenSecret: z.base64(), state: WorldStateSchema });

const DataFileSchema = z.strictObject({
  version: z.literal(1),
  /** What the worlds were made from: their pictures are drawn from it. */
  seed: z.string(),
  worlds: z.record(z.string().check(z.regex(/^[\w-]{1,64}$/)), KeptWorldSchema),
});

/** The file that keeps all worlds across restarts. */
export interface DataFile {
  /** How a world was left when the file was last written; undefined when it is not in it. */
  kept(name: string): WorldOptions['kept'];
  /** To be called after whatever may have changed a world. */
  touch(world: World): void;
  /** Writes what is not written yet. */
  flush(): Promise<void>;
}

/** Writes beside the file and puts the new one in its place, so that there is always a whole one. */
const replaceFile = async (path: string, text: string): Promise<void> => {
  const beside = `${path}.new`;
  const file = await open(beside, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
};

interface DataFileOptions {
  path: string;
  /** Names what worlds are made from, so that a file of another seed is not taken for one of this. */
  seed: string;
  /** The worlds that are still in use. */
  names: () => readonly string[];
  /** Told when the file cannot be written; it is tried again at the next change. */
  reportError: (error: unknown) => void;
}

/**
 * Opens the file, or makes it.
 *
 * @throws BadFile when it is not one of these, is of another seed, or cannot be written
 */
export const openDataFile = async ({
  path,
  seed,
  names,
  reportError,
}: DataFileOptions): Promise<DataFile> => {
  const found = existsSync(path) ? readJsonFile(path, DataFileSchema) : undefined;
  if (found !== undefined && found.seed !== seed) {
    throw new BadFile(`${path}: it was written for another seed (${found.seed}, now ${seed})`);
  }
  const notEntered = new Map(Object.entries(found?.worlds ?? {}));
  const texts = new Map([...notEntered].map(([name, kept]) => [name, JSON.stringify(kept)]));
  const touched = new Set<World>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const compose = (): string => {
    for (const world of touched) {
      const kept = { tokenSecret: world.tokenSecret.toString('base64'), state: world.state() };
      texts.set(world.name, JSON.stringify(kept));
    }
    touched.clear();
    const inUse = new Set(names());
    for (const name of texts.keys()) {
      if (!inUse.has(name) && !notEntered.has(name)) texts.delete(name);
    }
    const worlds = [...texts].map(([name, text]) => `${JSON.stringify(name)}:${text}`);
    return `{"version":1,"seed":${JSON.stringify(seed)},"worlds":{${worlds.join(',')}}}\n`;
  };

  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(() => replaceFile(path, compose()));
    return writing;
  };

  try {
    await write();
  } catch (error) {
    throw new BadFile(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }

  return {
    kept: (name) => {
      const kept = notEntered.get(name);
      if (kept === undefined) return undefined;
      notEntered.delete(name);
      return { state: kept.state, tokenSecret: Buffer.from(kept.tokenSecret, 'base64') };
    },
    touch: (world) => {
      touched.add(world);
      timer ??= setTimeout(() => {
        write().catch((error: unknown) => {
          writing = Promise.resolve();
          reportError(error);
        });
      }, WRITE_DELAY_MS);
    },
    flush: () => (touched.size === 0 ? writing : write()),
  };
};
