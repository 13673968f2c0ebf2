import * as fc from 'fast-check';
import type { $ZodObject } from 'zod/v4/core';

import { shapeOf } from '../schemas/shape-of';
import type { SchemaVisitor } from '../schemas/visit-schema';
import type { Breakage } from './breakage';
import { notOfType } from './other-types';

type Fields = Record<string, unknown>;

const without = (fields: Fields, key: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));

const UNKNOWN_KEYS = [
  'admin',
  'isAdmin',
  'id',
  '_id',
  'constructor',
  'Walletaddress',
  '$where',
  '',
];

export const brokenObjects = (
  schema: $ZodObject,
  valid: fc.Arbitrary<Fields>,
  path: string,
  visit: SchemaVisitor<Breakage[]>,
): Breakage[] => {
  const { fields, others } = shapeOf(schema);
  const broken = [notOfType('object', path)];
  for (const field of fields) {
    const fieldPath = `${path}.${field.key}`;
    if (field.required)
      broken.push({
        rule: `${fieldPath} is missing`,
        values: valid.map((value) => without(value, field.key)),
      });
    for (const { rule, values } of visit(field.schema, fieldPath))
      broken.push({
        rule,
        values: fc.tuple(valid, values).map(([value, bad]) => ({ ...value, [field.key]: bad })),
      });
  }
  if (others === 'refused')
    broken.push({
      rule: `${path} has an unknown field`,
      values: fc
        .tuple(valid, fc.oneof(fc.constantFrom(...UNKNOWN_KEYS), fc.string()), fc.jsonValue())
        .map(([value, key, more]) => ({ [key]: more, ...value })),
    });
  return broken;
};
