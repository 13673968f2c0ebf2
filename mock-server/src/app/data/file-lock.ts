import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { pid } from 'node:process';

import * as z from 'zod/mini';

import { BadFile } from '../../kernel/json-file';

/** The start time distinguishes the process that holds the lock from a later one with its id. */
const HolderSchema = z.strictObject({
  pid: z.int(),
  host: z.string(),
  began: z.nullable(z.string()),
});
type Holder = z.infer<typeof HolderSchema>;

export type FileLock = {
  release(): void;
};

/** Locks held by this process. Another lock with its process id is from an earlier process. */
const heldHere = new Set<string>();

/** Returns a process's start time in kernel ticks; null when unavailable. */
const beginningOf = (process: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${process}/stat`, 'utf8');
    // The program's name in parentheses may contain any character. State Z (zombie) means ended.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
};

const isRunning = (other: number): boolean => {
  try {
    process.kill(other, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Treats a lock of another machine or container as alive: its process can't be checked here. */
const isAlive = (holder: Holder, lock: string): boolean => {
  if (holder.host !== hostname()) return true;
  if (holder.pid === pid) return heldHere.has(lock);
  return isRunning(holder.pid) && beginningOf(holder.pid) === holder.began;
};

const holderOf = (lock: string): Holder | undefined => {
  try {
    return HolderSchema.parse(JSON.parse(readFileSync(lock, 'utf8')));
  } catch {
    return undefined;
  }
};

const inUse = (path: string, lock: string, { pid: other, host }: Holder): BadFile =>
  new BadFile(
    host === hostname()
      ? `${path}: process ${other} uses it. Stop that mock, or give this one a file of its own.`
      : `${path}: process ${other} on ${host} uses it. If that one is gone, delete ${lock}.`,
  );

/** Creates the lock file together with its content, so that no process reads a partial file. */
const place = (lock: string): boolean => {
  const own = `${lock}.${pid}`;
  const holder: Holder = { pid, host: hostname(), began: beginningOf(pid) };
  writeFileSync(own, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(own);
  }
};

/** Removes a stale lock, but restores it if another process has just locked the file. */
const clear = (lock: string): void => {
  const aside = `${lock}.${pid}.gone`;
  try {
    renameSync(lock, aside);
    const taken = holderOf(aside);
    if (taken !== undefined && isAlive(taken, lock)) linkSync(aside, lock);
    rmSync(aside, { force: true });
  } catch {
    // Another process has already removed the lock.
  }
};

/** @throws BadFile with the id of the process that uses the file */
export const lockFile = (path: string): FileLock => {
  const lock = `${path}.lock`;
  for (let attempt = 0; !place(lock); attempt += 1) {
    const holder = holderOf(lock);
    if (holder !== undefined && isAlive(holder, lock)) throw inUse(path, lock, holder);
    if (attempt > 4) throw new BadFile(`${path}: ${lock} cannot be taken away; delete it.`);
    clear(lock);
  }
  heldHere.add(lock);
  return {
    release: () => {
      if (heldHere.delete(lock)) rmSync(lock, { force: true });
    },
  };
};
