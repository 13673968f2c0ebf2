import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as classic from 'zod';
import type { $ZodType } from 'zod/v4/core';
import * as mini from 'zod/mini';
import { catch as or } from 'zod/mini';

import { fits } from '../contract/schema';
import { breakagesOf, nearValidArbitrary } from './near-valid/near-valid-arbitrary';
import { UnknownSchemaKind } from './schemas/visit-schema';
import { expectAlways } from './testing/expect-always';
import { validArbitrary } from './valid/valid-arbitrary';

const even = (value: unknown): boolean => typeof value === 'number' && value % 2 === 0;

const cases: [string, $ZodType, $ZodType][] = [
  ['a text', mini.string(), classic.string()],
  [
    'a text within limits',
    mini.string().check(mini.minLength(3), mini.maxLength(5)),
    classic.string().min(3).max(5),
  ],
  ['a text of one length', mini.string().check(mini.length(4)), classic.string().length(4)],
  [
    'a pattern and a limit',
    mini.string().check(mini.regex(/^a+$/), mini.maxLength(3)),
    classic.string().regex(/^a+$/).max(3),
  ],
  ['an email address', mini.email(), classic.email()],
  ['an address', mini.url(), classic.url()],
  ['an address of the web', mini.url({ protocol: /^https?$/ }), classic.httpUrl()],
  ['a time', mini.iso.datetime(), classic.iso.datetime()],
  ['a UUID', mini.uuid(), classic.uuid()],
  [
    'a template',
    mini.templateLiteral(['id-', mini.number()]),
    classic.templateLiteral(['id-', classic.number()]),
  ],
  ['a number', mini.number(), classic.number()],
  [
    'a number within limits',
    mini.number().check(mini.gt(0), mini.maximum(10)),
    classic.number().gt(0).max(10),
  ],
  ['a whole number', mini.int().check(mini.minimum(-3)), classic.int().min(-3)],
  ['a boolean', mini.boolean(), classic.boolean()],
  ['null', mini.null(), classic.null()],
  ['a literal', mini.literal(['a', 7, true]), classic.literal(['a', 7, true])],
  ['an enum', mini.enum(['on', 'off']), classic.enum(['on', 'off'])],
  [
    'a list within limits',
    mini.array(mini.boolean()).check(mini.minLength(2), mini.maxLength(3)),
    classic.array(classic.boolean()).min(2).max(3),
  ],
  [
    'a record',
    mini.record(mini.string(), mini.number()),
    classic.record(classic.string(), classic.number()),
  ],
  [
    'a strict object',
    mini.strictObject({ a: mini.string(), b: mini.optional(mini.nullable(mini.int())) }),
    classic.strictObject({ a: classic.string(), b: classic.int().nullable().optional() }),
  ],
  [
    'a loose object',
    mini.looseObject({ a: mini.string() }),
    classic.looseObject({ a: classic.string() }),
  ],
  [
    'an object with a default',
    mini.object({ a: mini._default(mini.int(), 1) }),
    classic.object({ a: classic.int().default(1) }),
  ],
  [
    'an object with a lenient field',
    mini.object({ a: or(mini.optional(mini.int()), undefined) }),
    classic.object({ a: classic.int().optional().catch(undefined) }),
  ],
  [
    'a union',
    mini.union([mini.int(), mini.array(mini.int())]),
    classic.union([classic.int(), classic.array(classic.int())]),
  ],
  [
    'a discriminated union',
    mini.discriminatedUnion('kind', [
      mini.object({ kind: mini.literal('a'), size: mini.int() }),
      mini.object({ kind: mini.literal('b') }),
    ]),
    classic.discriminatedUnion('kind', [
      classic.object({ kind: classic.literal('a'), size: classic.int() }),
      classic.object({ kind: classic.literal('b') }),
    ]),
  ],
  [
    'a transformation, by its input',
    mini.pipe(
      mini.string().check(mini.trim(), mini.minLength(1)),
      mini.transform((text: string) => text.length),
    ),
    classic
      .string()
      .trim()
      .min(1)
      .transform((text) => text.length),
  ],
  ['a custom rule', mini.custom(even), classic.custom(even)],
  ['a rule on top', mini.int().check(mini.refine(even)), classic.int().refine(even)],
  ['a read-only value', mini.readonly(mini.boolean()), classic.boolean().readonly()],
];

describe.each(
  cases.flatMap(([name, ofMini, ofClassic]) => [
    { name: `${name} (zod/mini)`, schema: ofMini },
    { name: `${name} (zod)`, schema: ofClassic },
  ]),
)('$name', ({ schema }) => {
  test('valid values are accepted', () => {
    expectAlways(validArbitrary(schema), (value) => fits(schema, value), 50);
  });

  test('broken values are refused, and each says what is broken', () => {
    expectAlways(
      nearValidArbitrary(schema),
      ({ rule, value }) => rule.startsWith('value') && !fits(schema, value),
      50,
    );
  });
});

test('each limit of a number is broken separately', () => {
  const schemas = [
    mini.int().check(mini.gt(900_000), mini.maximum(900_009)),
    classic.int().gt(900_000).max(900_009),
  ];
  for (const schema of schemas) {
    expect(breakagesOf(schema, 'it').map(({ rule }) => rule)).toEqual([
      'it is no number',
      'it is a number as text',
      'it is not above 900000',
      'it is above 900009',
      'it is no whole number',
    ]);
    expectAlways(validArbitrary(schema), (value) => fits(schema, value), 50);
  }
});

test('a schema that accepts everything cannot be broken', () => {
  expect(breakagesOf(mini.unknown())).toEqual([]);
  expect(() => nearValidArbitrary(classic.any())).toThrow(RangeError);
});

describe('an unsupported schema is reported with its place', () => {
  test.each([
    ['a kind', mini.object({ at: mini.object({ when: mini.date() }) }), 'value.at.when: .*"date"'],
    [
      'a check',
      mini.object({ name: mini.string().check(mini.property('length', mini.number())) }),
      'value.name: .*property',
    ],
    ['a kind of zod', classic.array(classic.bigint()), String.raw`value\[\]: .*"bigint"`],
  ])('%s', (_, schema, message) => {
    for (const generate of [validArbitrary, breakagesOf]) {
      expect(() => generate(schema)).toThrow(UnknownSchemaKind);
      expect(() => generate(schema)).toThrow(new RegExp(message));
    }
  });
});

test('a rule that hardly any value passes is reported, instead of being tried forever', () => {
  const schema = mini.object({
    code: mini.string().check(mini.refine((text) => text === 'xyzzy')),
  });
  expect(() => fc.sample(validArbitrary(schema))).toThrow(/^value\.code: hardly any value passes/);
});
