import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import * as z from 'zod/mini';

import type { Change } from '../change';
import { compareDocuments } from '../compare-documents';

const NodeSchema = z.record(z.string(), z.unknown());

/** The API as it is committed. */
export const committed: unknown = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
);

/** A copy of which the value at a pointer is another one, or, if undefined, none. */
export const withValue = (document: unknown, pointer: string, value: unknown): unknown => {
  const [key = '', ...rest] = pointer.split('/').slice(1);
  const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
  const inside = (old: unknown): unknown => withValue(old, `/${rest.join('/')}`, value);
  if (Array.isArray(document)) {
    const at = Number(name);
    if (rest.length > 0) return document.with(at, inside(document[at]));
    return value === undefined ? document.toSpliced(at, 1) : document.with(at, value);
  }
  const node = NodeSchema.parse(document);
  const { [name]: old, ...others } = node;
  if (rest.length > 0) return { ...node, [name]: inside(old) };
  return value === undefined ? others : { ...node, [name]: value };
};

/** Where the calls about users begin. */
export const USERS = '/paths/~1v1~1users';
/** Where the shared schemas are. */
export const SCHEMAS = '/components/schemas';
/** The schema of an answer, from its operation. */
export const OK = 'responses/200/content/application~1json/schema';
/** The schema of any text. */
export const text = { type: 'string' };

/** A change of one value in the document, and what is told of it. */
export type Row = [
  what: string,
  pointer: string,
  value: unknown,
  breaks: Change['breaks'],
  line: RegExp,
];

/** The change is told in these words, and nothing that it does is worse. */
export const expectChange = ([, pointer, value, breaks, line]: Row): void => {
  const changes = compareDocuments(committed, withValue(committed, pointer, value));
  expect(changes).toContainEqual({
    breaks,
    text: expect.stringMatching(line),
    place: expect.any(String),
    pointer: expect.stringMatching(/^\//),
  });
  const worse = { client: 2, provider: 1, nobody: 0 };
  for (const change of changes) expect(worse[change.breaks]).toBeLessThanOrEqual(worse[breaks]);
};
