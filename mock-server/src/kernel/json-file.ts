import { readFileSync } from 'node:fs';

import type * as z from 'zod/mini';

import { lineOf } from './json-line';

/** A file that cannot be used. The message is one line and names the place. */
export class BadFile extends Error {}

/** Some versions of Node tell the line of what is no JSON, others only its position. */
const wordsOf = (error: unknown, text: string): string => {
  const words = error instanceof Error ? error.message : 'it is no JSON';
  const position = /\bat position (\d+)$/.exec(words)?.[1];
  return position === undefined
    ? words
    : `${words} (line ${text.slice(0, Number(position)).split('\n').length})`;
};

/**
 * The JSON of a file, parsed.
 *
 * @throws BadFile with the place of the first mistake
 */
export const readJsonFile = <Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): z.infer<Schema> => {
  let text = '';
  let json: unknown;
  try {
    text = readFileSync(path, 'utf8');
    json = JSON.parse(text);
  } catch (error) {
    throw new BadFile(`${path}: ${wordsOf(error, text)}`);
  }
  const { success, data, error } = schema.safeParse(json);
  if (success) return data;
  const [issue] = error.issues;
  const place = issue?.path.map(String).join('.') ?? '';
  const line = lineOf(text, issue?.path ?? []);
  throw new BadFile(`${path}: ${place === '' ? '' : `${place}: `}${issue?.message} (line ${line})`);
};
