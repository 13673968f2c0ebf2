import { readFile, rename, writeFile } from 'node:fs/promises';

import { DrawLogSchema, type DrawLog } from '@trait-market/contract/economy/draw-log';
import { DrawReceiptSchema, type DrawReceipt } from '@trait-market/contract/economy/draws';
import * as z from 'zod/mini';

import { CannotVerify } from './read-draws';

const HeadsSchema = z.array(DrawLogSchema);

const FileSchema = z.union([
  z.object({ heads: HeadsSchema, entries: z.array(DrawReceiptSchema) }),
  // Files of earlier versions have only heads.
  z.pipe(
    HeadsSchema,
    z.transform((heads) => ({ heads, entries: [] })),
  ),
]);

/** The signed heads of previous runs, oldest first, and the verified entries of one of them. */
export type KeptLog = { heads: readonly DrawLog[]; entries: readonly DrawReceipt[] };

export const NOTHING_KEPT: KeptLog = { heads: [], entries: [] };

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Reads the kept heads and entries. A missing file has none. */
export const readHeads = async (file: string): Promise<KeptLog> => {
  try {
    return FileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (isMissing(error)) return NOTHING_KEPT;
    throw new CannotVerify(`${file} isn’t a file of signed heads: ${String(error)}`);
  }
};

/** Adds a head, or replaces the last one if it has the same tree and an earlier time. */
const withHead = (heads: readonly DrawLog[], latest: DrawLog): readonly DrawLog[] => {
  const last = heads.at(-1);
  const isKnown = last?.head.root === latest.head.root && last.signer === latest.signer;
  if (!isKnown) return [...heads, latest];
  const isOlder = Date.parse(last.head.time) >= Date.parse(latest.head.time);
  return isOlder ? heads : [...heads.slice(0, -1), latest];
};

/**
 * Adds the latest log to the kept ones. Contradictory heads stay, as evidence. The kept entries stay
 * unless there are valid ones.
 *
 * @throws CannotVerify when the file can't be written
 */
export const writeHeads = async (
  file: string,
  before: KeptLog,
  { log, entries }: { log: DrawLog; entries: readonly DrawReceipt[] },
): Promise<void> => {
  const kept: KeptLog = {
    heads: withHead(before.heads, log),
    entries: entries.length > 0 ? entries : before.entries,
  };
  // An interrupted write would destroy the evidence.
  const written = `${file}.new`;
  try {
    await writeFile(written, `${JSON.stringify(kept, null, 2)}\n`);
    await rename(written, file);
  } catch (error) {
    throw new CannotVerify(`${file} can’t be written: ${String(error)}`);
  }
};
