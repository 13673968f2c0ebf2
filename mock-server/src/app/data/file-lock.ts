import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { pid } from 'node:process';

import * as z from 'zod/mini';

import { BadFile } from '../../kernel/json-file';

/** Who holds a lock. A process is told from a later one with the same number by when it began. */
const HolderSchema = z.strictObject({
  pid: z.int(),
  host: z.string(),
  began: z.nullable(z.string()),
});
type Holder = z.infer<typeof HolderSchema>;

/** A file that this process alone may write, until it is released. */
export type FileLock = {
  release(): void;
};

/** The locks of this process, which its own number does not tell apart. */
const heldHere = new Set<string>();

/** When a process began, in the kernel's ticks; null where the system does not tell. */
const beginningOf = (process: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${process}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything. A zombie has ended.
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

/** Of another machine (or container) nothing can be known, so its lock stands. */
const isAlive = (holder: Holder, lock: string): boolean => {
  if (holder.host !== hostname()) return true;
  if (holder.pid === pid) return heldHere.has(lock);
  return isRunning(holder.pid) && beginningOf(holder.pid) === holder.began;
};

/** Undefined: nobody holds it, or it was never one of these. */
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

/** False: there is one already. The file appears with its content, so that nobody reads half of it. */
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

/**
 * Takes away a lock whose holder is gone. Two may find it at once: who is late has the new lock of the
 * other in his hand, and puts it back.
 */
const clear = (lock: string): void => {
  const aside = `${lock}.${pid}.gone`;
  try {
    renameSync(lock, aside);
    const taken = holderOf(aside);
    if (taken !== undefined && isAlive(taken, lock)) linkSync(aside, lock);
    rmSync(aside, { force: true });
  } catch {
    // Somebody else has just done so.
  }
};

/**
 * Takes the file for this process. The lock of a process that was killed does not count.
 *
 * @throws BadFile, with who uses it
 */
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
