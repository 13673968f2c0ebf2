import type { SchemaTransformerSync } from '@ts-rest/open-api';
import { $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';

import { AlertQuerySchema } from '../src/economy/alerts/alerts.schema';
import { SavedQuerySchema, StoredQuerySchema } from '../src/economy/searches/searches.schema';
import { stateCodeRules } from './code-rules';

type SchemaObject = NonNullable<ReturnType<SchemaTransformerSync>>;

/** Unions with a default kind. They aren't `oneOf`, because an object without a kind can fit both schemas. */
const WITH_DEFAULT_KIND = new Set<$ZodType>([
  SavedQuerySchema,
  StoredQuerySchema,
  AlertQuerySchema,
]);

/** Adds rules that zod checks in code, and that JSON Schema can state. */
const stateRules = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: $ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void => {
  stateCodeRules(zodSchema, jsonSchema);
  if (WITH_DEFAULT_KIND.has(zodSchema) && jsonSchema.oneOf) {
    jsonSchema.anyOf = jsonSchema.oneOf;
    delete jsonSchema.oneOf;
  }
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
