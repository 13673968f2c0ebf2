import {
  $ZodArray,
  $ZodCatch,
  $ZodNullable,
  $ZodObject,
  $ZodOptional,
  $ZodRecord,
  $ZodUnion,
  type $ZodType,
} from 'zod/v4/core';

import { defOf, fits } from './schema';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the schema inside a wrapper, such as that of an optional field. */
const unwrapped = (schema: $ZodType): $ZodType | undefined => {
  if (schema instanceof $ZodOptional) return defOf(schema).innerType;
  if (schema instanceof $ZodNullable) return defOf(schema).innerType;
  return schema instanceof $ZodCatch ? defOf(schema).innerType : undefined;
};

/** Returns the part of a value that its schema documents, without other fields. */
export const documented = (schema: $ZodType, value: unknown): unknown => {
  const inner = unwrapped(schema);
  if (inner !== undefined) return value === null ? null : documented(inner, value);
  if (schema instanceof $ZodUnion) {
    const matching = defOf(schema).options.find((option) => fits(option, value));
    return matching === undefined ? value : documented(matching, value);
  }
  if (schema instanceof $ZodArray && Array.isArray(value)) {
    return value.map((item) => documented(defOf(schema).element, item));
  }
  if (!isFields(value)) return value;
  if (schema instanceof $ZodRecord) {
    const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(
      entries.map(([key, one]) => [key, documented(defOf(schema).valueType, one)]),
    );
  }
  return schema instanceof $ZodObject ? documentedFields(schema, value) : value;
};

/** Returns the fields that a schema documents, unchanged. */
export const withoutUnknownKeys = (schema: $ZodType, value: unknown): unknown => {
  if (!(schema instanceof $ZodObject) || !isFields(value)) return value;
  const { shape } = defOf(schema);
  return Object.fromEntries(Object.entries(value).filter(([key]) => Object.hasOwn(shape, key)));
};

const documentedFields = (schema: $ZodObject, value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(defOf(schema).shape).flatMap(([key, field]) =>
      Object.hasOwn(value, key) ? [[key, documented(field, value[key])]] : [],
    ),
  );
