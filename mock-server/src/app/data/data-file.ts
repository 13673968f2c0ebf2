import { appendFileSync, chmodSync, existsSync, realpathSync, renameSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';

import * as z from 'zod/mini';

import { SnapshotSchema, type Snapshot } from '../../control/snapshot';
import { BadFile, readJsonFile } from '../../kernel/json-file';
import type { World } from '../../world/world';
import { lockFile, type FileLock } from './file-lock';
import { withoutInvalidRows } from './invalid-rows';

/** The maximum delay between the response to a call and the start of writing its changes. */
const WRITE_DELAY_MS = 300;

const StoredWorldSchema = z.strictObject({ tokenSecret: z.base64(), state: SnapshotSchema });

const DataFileSchema = z.strictObject({
  version: z.literal(1),
  seed: z.string(),
  worlds: z.record(z.string().check(z.regex(/^[\w-]{1,64}$/)), StoredWorldSchema),
});

const isRowList = (path: readonly PropertyKey[]): boolean => {
  const [worlds, , state, part, ...rest] = path;
  if (worlds !== 'worlds' || state !== 'state') return false;
  return (part === 'tables' || part === 'economy') && rest.length === 1;
};

export type DataFile = {
  /** Returns a world's stored state, or undefined when the file doesn't contain the world. */
  stored(name: string): { state: Snapshot; tokenSecret: Buffer } | undefined;
  /** Schedules writing a world. Must be called after anything that may change the world. */
  touch(world: World): void;
  close(): Promise<void>;
};

/** Only the owner may read the file, as it contains the token secret and verification codes. */
const OWNER_ONLY = 0o600;

/** Writes a temporary file and renames it, so that a crash never leaves half a data file. */
const replaceFile = async (path: string, text: string): Promise<void> => {
  const beside = `${path}.new`;
  // Removes a temporary file that a crash has left, because its permissions may differ.
  await rm(beside, { force: true });
  const file = await open(beside, 'wx', OWNER_ONLY);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
};

type DataFileOptions = {
  path: string;
  seed: string;
  names: () => readonly string[];
  snapshotOf: (world: World) => Snapshot;
  /** Moves an unusable file aside as `.unusable` and starts over. */
  setAside: boolean;
  /** Receives errors of writing the file; the next change of a world triggers another attempt. */
  reportError: (error: unknown) => void;
};

/** @throws BadFile when the file has another format even after its invalid rows are ignored */
const readRows = (path: string) => {
  const json = readJsonFile(path, z.unknown());
  const { data, error } = DataFileSchema.safeParse(json);
  if (data !== undefined) return { found: data, rejected: [] };
  const { rest, rejected } = withoutInvalidRows(json, error.issues, isRowList);
  const found = DataFileSchema.safeParse(rest).data ?? readJsonFile(path, DataFileSchema);
  return { found, rejected };
};

/**
 * Reads the data file, and moves its invalid rows to a file next to it.
 * @throws BadFile when the file has another format or belongs to another seed
 */
const readStored = ({
  path,
  seed,
  reportError,
}: DataFileOptions): z.infer<typeof DataFileSchema> | undefined => {
  if (!existsSync(path)) return undefined;
  const { found, rejected } = readRows(path);
  if (found.seed !== seed) {
    throw new BadFile(`${path}: it was written for another seed (${found.seed}, now ${seed})`);
  }
  const [first] = rejected;
  if (first !== undefined) {
    const aside = `${path}.rejected`;
    const lines = rejected.map((one) => `${JSON.stringify(one)}\n`);
    appendFileSync(aside, lines.join(''), { mode: OWNER_ONLY });
    chmodSync(aside, OWNER_ONLY);
    const rows = rejected.length === 1 ? '1 invalid row' : `${rejected.length} invalid rows`;
    reportError(
      `${path}: started without ${rows} (${first.place}: ${first.message}), saved in ${aside}.`,
    );
  }
  return found;
};

const readOrSetAside = (options: DataFileOptions) => {
  const { path, setAside, reportError } = options;
  try {
    return readStored(options);
  } catch (error) {
    if (!setAside || !(error instanceof BadFile)) throw error;
    renameSync(path, `${path}.unusable`);
    reportError(
      `${error.message}. It was renamed to ${path}.unusable, and the mock starts with new worlds.`,
    );
    return undefined;
  }
};

const asBadFile = (path: string, error: unknown): BadFile =>
  error instanceof BadFile
    ? error
    : new BadFile(`${path}: ${error instanceof Error ? error.message : String(error)}`);

/** @throws BadFile when the file is in use, has another format or seed, or can't be written */
export const openDataFile = async (options: DataFileOptions): Promise<DataFile> => {
  // When the path is a symbolic link, writing must replace its target, not the link.
  const path = existsSync(options.path) ? realpathSync(options.path) : options.path;
  let lock: FileLock | undefined;
  try {
    lock = lockFile(path);
    return await openLocked({ ...options, path }, lock);
  } catch (error) {
    lock?.release();
    throw asBadFile(path, error);
  }
};

const openLocked = async (options: DataFileOptions, lock: FileLock): Promise<DataFile> => {
  const { path, seed, names, snapshotOf, reportError } = options;
  const found = readOrSetAside(options);
  const notEntered = new Map(Object.entries(found?.worlds ?? {}));
  const texts = new Map([...notEntered].map(([name, stored]) => [name, JSON.stringify(stored)]));
  const touched = new Set<World>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const compose = (): string => {
    for (const world of touched) {
      const stored = {
        tokenSecret: world.tokenSecret.toString('base64'),
        state: snapshotOf(world),
      };
      texts.set(world.name, JSON.stringify(stored));
    }
    touched.clear();
    const inUse = new Set(names());
    for (const name of texts.keys()) {
      if (!inUse.has(name) && !notEntered.has(name)) texts.delete(name);
    }
    const worlds = [...texts].map(([name, text]) => `${JSON.stringify(name)}:${text}`);
    return `{"version":1,"seed":${JSON.stringify(seed)},"worlds":{${worlds.join(',')}}}\n`;
  };

  let isWritten = true;
  const replaceAfter = async (before: Promise<void>): Promise<void> => {
    await before;
    isWritten = false;
    await replaceFile(path, compose());
    isWritten = true;
  };

  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = replaceAfter(writing.catch(() => {}));
    return writing;
  };

  await write();

  return {
    stored: (name) => {
      const stored = notEntered.get(name);
      if (stored === undefined) return undefined;
      return { state: stored.state, tokenSecret: Buffer.from(stored.tokenSecret, 'base64') };
    },
    touch: (world) => {
      notEntered.delete(world.name);
      touched.add(world);
      timer ??= setTimeout(() => void write().catch(reportError), WRITE_DELAY_MS);
    },
    close: async () => {
      try {
        await writing.catch(() => {});
        if (touched.size > 0 || !isWritten) await write();
      } finally {
        lock.release();
      }
    },
  };
};
