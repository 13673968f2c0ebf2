import { readFileSync } from 'node:fs';

import type * as z from 'zod/mini';

/** A file that cannot be used. The message is one line and names the place. */
export class BadFile extends Error {}

/**
 * The JSON of a file, parsed.
 *
 * @throws BadFile with the place of the first mistake
 */
export const readJsonFile = <Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): z.infer<Schema> => {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new BadFile(`${path}: ${error instanceof Error ? error.message : 'it is no JSON'}`);
  }
  const { success, data, error } = schema.safeParse(json);
  if (success) return data;
  const [issue] = error.issues;
  const place = issue?.path.map(String).join('.') ?? '';
  throw new BadFile(`${path}: ${place === '' ? '' : `${place}: `}${issue?.message}`);
};
