import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import * as z from 'zod/mini';

import type { Change } from '../change';
import { compareDocuments } from '../compare-documents';

const NodeSchema = z.record(z.string(), z.unknown());

export const committed: unknown = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
);

/** Returns a copy with another value at a pointer, or without the value if it is undefined. */
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

export const USERS = '/paths/~1v1~1users';
export const SCHEMAS = '/components/schemas';
export const OK = 'responses/200/content/application~1json/schema';
export const text = { type: 'string' };

export type Row = [
  what: string,
  pointer: string,
  value: unknown,
  breaks: Change['breaks'],
  line: RegExp,
];

export const expectChange = ([, pointer, value, breaks, line]: Row): void => {
  const changes = compareDocuments(committed, withValue(committed, pointer, value));
  expect(changes).toContainEqual({
    breaks,
    text: expect.stringMatching(line),
    place: expect.any(String),
    pointer: expect.stringMatching(/^\//),
  });
  const worse = { client: 2, provider: 1, none: 0 };
  for (const change of changes) expect(worse[change.breaks]).toBeLessThanOrEqual(worse[breaks]);
};
