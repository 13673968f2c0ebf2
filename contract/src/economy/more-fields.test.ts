import {
  $ZodArray,
  $ZodNullable,
  $ZodObject,
  $ZodOptional,
  $ZodRecord,
  $ZodType,
  $ZodUnion,
} from 'zod/v4/core';
import { expect, test } from 'vitest';

import { defOf } from '../../openapi/def-of';
import { EXACT_FIELDS } from '../../testing/more-fields';
import { routesOf } from '../shared/routes-of';
import { v1Contract } from '../v1/index';
import { economyContract } from './index';

const innerOf = (schema: $ZodType): $ZodType[] => {
  if (schema instanceof $ZodArray) return [defOf(schema).element];
  if (schema instanceof $ZodRecord) return [defOf(schema).valueType];
  if (schema instanceof $ZodOptional) return [defOf(schema).innerType];
  if (schema instanceof $ZodNullable) return [defOf(schema).innerType];
  return schema instanceof $ZodUnion ? [...defOf(schema).options] : [];
};

/** Returns the names of the fields that contain strict objects, the outermost in each place. */
const strictIn = (schema: $ZodType, field: string): string[] => {
  if (!(schema instanceof $ZodObject))
    return innerOf(schema).flatMap((inner) => strictIn(inner, field));
  const { catchall, shape } = defOf(schema);
  if (catchall === undefined || defOf(catchall).type === 'never') return [field];
  return Object.entries(shape).flatMap(([key, inner]) => strictIn(inner, key));
};

const strictResponses = new Set(
  [...routesOf(v1Contract), ...routesOf(economyContract)].flatMap(({ name, route }) =>
    Object.entries(route.responses).flatMap(([status, schema]) =>
      schema instanceof $ZodType ? strictIn(schema, `${name} ${status}`) : [],
    ),
  ),
);

test('E455 every object of a response may have more fields, except in those that are signed or hashed', () => {
  expect([...strictResponses].toSorted()).toEqual(Object.keys(EXACT_FIELDS).toSorted());
});
