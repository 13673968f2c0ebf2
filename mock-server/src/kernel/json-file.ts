import { readFileSync } from 'node:fs';

import type * as z from 'zod/mini';

import { lineOf, lineOfBreak } from './json-line';

export class BadFile extends Error {}

const wordsOf = (error: unknown, text: string): string =>
  error instanceof SyntaxError
    ? `this is not JSON: it breaks in line ${lineOfBreak(text)}`
    : String(error instanceof Error ? error.message : error);

/** @throws BadFile with the location of the first error */
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
