import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { V1_ROUTES } from '../contract/routes';
import { asSchema, fits, objectionTo } from '../contract/schema';
import { derivedResponse, derivedSample } from '../checks/derived-sample';
import { sampleInput } from '../checks/sample-inputs';
import { violationsOf } from './violations';

const parts = V1_ROUTES.flatMap(({ name, route }) => {
  const { params, query, body } = sampleInput(name) ?? {};
  const json = body?.kind === 'json' ? body.value : undefined;
  const all = [
    { part: 'path', marker: route.pathParams, valid: params },
    { part: 'query', marker: route.query, valid: query },
    { part: 'body', marker: 'body' in route ? route.body : undefined, valid: json },
  ];
  return all.flatMap(({ part, marker, valid }) => {
    const schema = asSchema(marker);
    return schema === undefined ? [] : [{ name, part, schema, valid }];
  });
});

test('every schema of every request has a sample, and violations', () => {
  expect(parts.length).toBeGreaterThan(10);
  for (const { name, part, schema, valid } of parts) {
    const where = `the sample ${part} of ${name} in conformance/src/checks/sample-inputs.ts`;
    expect(objectionTo(schema, valid) ?? `fits`, where).toBe('fits');
    const few = `${name} ${part}: what conformance/src/violations/violations.ts makes of its schema`;
    expect(violationsOf(schema, valid).length, few).toBeGreaterThan(3);
  }
});

test.each(parts)('$name $part: no violation is valid, and each has its own name', (one) => {
  const violations = violationsOf(one.schema, one.valid);
  expect(violations.filter(({ value }) => fits(one.schema, value))).toEqual([]);
  expect(new Set(violations.map(({ what }) => what)).size).toBe(violations.length);
});

describe('a sample made from the schemas', () => {
  const derived = V1_ROUTES.flatMap(({ name, route }) => {
    const { params, query, body } = derivedSample(route) ?? {};
    const json = body?.kind === 'json' ? body.value : undefined;
    const all = [
      { part: 'path', marker: route.pathParams, value: params },
      { part: 'query', marker: route.query, value: query },
      { part: 'body', marker: 'body' in route ? route.body : undefined, value: json },
    ];
    return all.flatMap(({ part, marker, value }) => {
      const schema = asSchema(marker);
      return schema === undefined ? [] : [{ name, part, schema, value }];
    });
  });

  test.each(derived)('fits: $name $part', ({ schema, value }) => {
    expect(objectionTo(schema, value) ?? 'fits').toBe('fits');
  });

  test.each(V1_ROUTES)('matches: the response of $name', ({ route }) => {
    const schema = asSchema(route.responses[200]);
    const objection = schema && objectionTo(schema, derivedResponse(route, 200));
    expect(objection ?? 'fits').toBe('fits');
  });
});

describe('each constraint has violations', () => {
  const whats = (schema: Parameters<typeof violationsOf>[0], valid: unknown) =>
    violationsOf(schema, valid).map(({ what }) => what);

  test('for a required field and a strict object', () => {
    const schema = z.strictObject({ name: z.string(), age: z.optional(z.number()) });
    const found = whats(schema, { name: 'a' });
    expect(found).toContain('name: missing');
    expect(found).not.toContain('age: missing');
    expect(found).toContain('age: a text');
    expect(found).toContain('a field that there is not');
    expect(found).toContain('name: null');
  });

  test('for lengths', () => {
    const schema = z.string().check(z.minLength(2), z.maxLength(4));
    expect(whats(schema, 'abc')).toEqual(
      expect.arrayContaining(['shorter than 2', 'longer than 4', 'empty', 'a number']),
    );
  });

  test('for choices', () => {
    expect(whats(z.enum(['yes', 'no']), 'yes')).toEqual(
      expect.arrayContaining(["'YES'", "'yes '", "['no']", 'true']),
    );
    expect(whats(z.literal(true), true)).toEqual(
      expect.arrayContaining(["the text 'true'", 'the number 1', 'false']),
    );
  });

  test('for a union, of the option that the valid value belongs to', () => {
    const schema = z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.number() })]);
    expect(whats(schema, { b: 1 })).toContain('b: a text');
    expect(whats(schema, { b: 1 })).not.toContain('a: a number');
  });

  test('an unknown kind of schema is an error, not a gap', () => {
    expect(() => violationsOf(z.bigint(), 1n)).toThrow(/kind 'bigint'/);
  });
});
