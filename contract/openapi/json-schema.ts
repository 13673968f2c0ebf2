import type { SchemaTransformerSync } from '@ts-rest/open-api';
import { $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';

import { MAX_SIGNATURE_BYTES, SignatureTextSchema } from '../src/shared/signature';

export type SchemaObject = NonNullable<ReturnType<SchemaTransformerSync>>;
export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds rules that zod checks in code, and that JSON Schema can state. */
const stateRules = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: $ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void => {
  if (zodSchema === SignatureTextSchema) jsonSchema.maxLength = 2 + 2 * MAX_SIGNATURE_BYTES;
  if (jsonSchema.format === 'uri') jsonSchema.pattern = '^[Hh][Tt][Tt][Pp][Ss]?://';
};

export const jsonSchemaOf = (schema: $ZodType): SchemaObject => {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: stateRules,
  });
  // ts-rest types schemas as OpenAPI 3.0, but this document is OpenAPI 3.1, whose schemas are JSON
  // Schema.
  return jsonSchema as SchemaObject;
};

export const transformSchema: SchemaTransformerSync = ({ schema }) =>
  schema instanceof $ZodType ? jsonSchemaOf(schema) : null;

const alternativesOf = ({ anyOf }: Json): Json[] => (Array.isArray(anyOf) ? anyOf : []);

/**
 * Returns the form of a query parameter that clients send. The contract's schemas also accept what a
 * typed caller passes, such as a number or a single value, and generators can't declare both.
 */
export const sentForm = (schema: Json): Json => {
  const alternatives = alternativesOf(schema);
  const ofType = (...types: string[]) =>
    types
      .map((type) => alternatives.find((alternative) => alternative['type'] === type))
      .find((found) => found !== undefined);
  const list = ofType('array');
  if (list !== undefined)
    return { ...list, ...(isJson(list['items']) && { items: sentForm(list['items']) }) };
  // A chain id in a query is one of two strings; a count is declared as the number that it spells.
  return ofType('boolean', 'integer', 'string') ?? schema;
};
