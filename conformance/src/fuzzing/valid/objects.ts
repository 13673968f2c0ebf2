import * as fc from 'fast-check';
import type { $ZodObject } from 'zod/v4/core';

import { shapeOf } from '../schemas/shape-of';
import type { SchemaVisitor } from '../schemas/visit-schema';

export const objectArbitrary = (
  schema: $ZodObject,
  path: string,
  visit: SchemaVisitor<fc.Arbitrary<unknown>>,
): fc.Arbitrary<unknown> => {
  const { fields, others } = shapeOf(schema);
  const known = fc.record(
    Object.fromEntries(
      fields.map((field) => [field.key, visit(field.schema, `${path}.${field.key}`)]),
    ),
    {
      requiredKeys: fields.filter(({ required }) => required).map(({ key }) => key),
      noNullPrototype: true,
    },
  );
  if (typeof others === 'string') return known;
  const more = fc.dictionary(fc.string(), visit(others, `${path}.*`), {
    maxKeys: 2,
    noNullPrototype: true,
  });
  return fc.tuple(known, more).map(([named, unnamed]) => ({ ...unnamed, ...named }));
};
