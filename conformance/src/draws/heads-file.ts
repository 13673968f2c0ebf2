import { readFile, writeFile } from 'node:fs/promises';

import { DrawLogSchema, type DrawLog } from '@trait-market/contract/economy/draw-log';
import * as z from 'zod/mini';

import { CannotVerify } from './read-draws';

const HeadsSchema = z.array(DrawLogSchema);

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Returns the signed heads of previous runs, oldest first. A missing file has none. */
export const readHeads = async (file: string): Promise<DrawLog[]> => {
  try {
    return HeadsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (isMissing(error)) return [];
    throw new CannotVerify(`${file} isn’t a file of signed heads: ${String(error)}`);
  }
};

/**
 * Adds a head, or replaces the last one if it has the same tree and an earlier time. Contradictory
 * heads stay, as evidence.
 */
export const writeHeads = async (
  file: string,
  heads: readonly DrawLog[],
  latest: DrawLog,
): Promise<void> => {
  const last = heads.at(-1);
  const isKnown = last?.head.root === latest.head.root && last.signer === latest.signer;
  if (isKnown && Date.parse(last.head.time) >= Date.parse(latest.head.time)) return;
  const all = [...(isKnown ? heads.slice(0, -1) : heads), latest];
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
};
