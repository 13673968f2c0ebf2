import * as fc from 'fast-check';
import type { $ZodType } from 'zod/v4/core';

import { fits } from '../../contract/schema';
import { hostileBodyTexts } from './hostile-texts';
import { isFields, type Fields } from './parts';

export type HostileBody = {
  because: string;
  text: string;
  taken: boolean;
};

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** The bodies are written by hand, because `JSON.stringify` can't produce all of them. */
const HOSTILE_JSON: readonly (readonly [string, string])[] = [
  ['nested 100 deep', nested(100)],
  ['nested 10,000 deep', nested(10_000)],
  ['objects nested 1,000 deep', `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`],
  ['a prototype', '{"__proto__":{"polluted":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
  ['a list of a text', '["a"]'],
  ['an object with a length', '{"length":5}'],
  ['an object that says it is text', '{"toString":"a","valueOf":1}'],
  ['a number beyond all numbers', '1e999'],
  ['minus zero', '-0'],
  ['a long number', '9'.repeat(400)],
];

const NO_OBJECTS: readonly (readonly [string, string])[] = [
  ['nothing but white space', ' '],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"a"'],
  ['a number', '0'],
  ['broken JSON', '{"a":'],
  ['JSON and more', '{}{}'],
  ['JSON with a comment', '{/**/}'],
  ['NaN', 'NaN'],
  ['a byte order mark alone', '\ufeff'],
  ['NUL', '\0'],
  ['a list nested 10,000 deep', nested(10_000)],
];

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

const write = (entries: readonly (readonly [string, string])[]): string =>
  `{${entries.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`;

const entriesOf = (fields: Fields): [string, string][] =>
  Object.entries(fields).map(([key, value]) => [key, JSON.stringify(value)]);

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const withHostileField = (
  valid: fc.Arbitrary<unknown>,
): fc.Arbitrary<{ because: string; text: string }> => {
  const json = fc.oneof(
    hostileBodyTexts.map(({ because, text }) => ({ because, text: JSON.stringify(text) })),
    fc.constantFrom(...HOSTILE_JSON).map(([because, text]) => ({ because, text })),
  );
  return fc
    .tuple(
      valid.map((value) => (isFields(value) ? entriesOf(value) : [])),
      fc.nat(),
      fc.constantFrom(...PROTOTYPE_KEYS),
      json,
    )
    .map(([entries, at, prototypeKey, { because, text }]) => {
      const keys = [...entries.map(([key]) => key), prototypeKey];
      const key = keys[at % keys.length] ?? prototypeKey;
      return {
        because: `body.${key} is ${because}`,
        text: write([...entries.filter(([name]) => name !== key), [key, text]]),
      };
    });
};

export const hostileBodies = (
  schema: $ZodType,
  valid: fc.Arbitrary<unknown>,
): fc.Arbitrary<HostileBody> =>
  fc
    .oneof(
      { arbitrary: withHostileField(valid), weight: 5 },
      {
        arbitrary: fc
          .constantFrom(...NO_OBJECTS)
          .map(([what, text]) => ({ because: `the body is ${what}`, text })),
        weight: 1,
      },
    )
    .map(({ because, text }) => ({ because, text, taken: fits(schema, read(text)) }));
