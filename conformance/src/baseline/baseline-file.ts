import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import * as z from 'zod/mini';

import { BadUsage } from '../probe/outcome';
import type { Baseline } from './baseline';

const FindingSchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  status: z.optional(z.int()),
  expected: z._default(z.string(), ''),
  got: z._default(z.string(), ''),
  why: z.optional(z.string()),
});
const FileSchema = z.strictObject({
  version: z.literal(1),
  findings: z.array(FindingSchema),
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readText = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isAbsent) return undefined;
    throw new BadUsage(`--baseline ${file}: the file can't be read.`);
  }
};

/**
 * Reads a baseline.
 * @throws BadUsage when the file is invalid, or missing without `mayBeAbsent`
 */
export const readBaseline = async (
  file: string,
  { mayBeAbsent }: { mayBeAbsent: boolean },
): Promise<Baseline> => {
  const text = await readText(file);
  if (text === undefined) {
    if (mayBeAbsent) return { findings: [] };
    throw new BadUsage(`--baseline ${file}: file not found. Create it with --update-baseline.`);
  }
  const value = parseJson(text);
  if (value === undefined) throw new BadUsage(`--baseline ${file}: this isn't JSON.`);
  const { success, data, error } = FileSchema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  const where = issue?.path.map(String).join('.') || 'the file';
  throw new BadUsage(`--baseline ${file}: ${where}: ${issue?.message ?? 'not a baseline'}.`);
};

/** @throws BadUsage when the file can't be written */
export const writeBaseline = async (file: string, { findings }: Baseline): Promise<void> => {
  const text = `${JSON.stringify({ version: 1, findings }, null, 2)}\n`;
  const draft = `${file}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadUsage(`--baseline ${file}: the file can't be written (${reason}).`);
  }
};
