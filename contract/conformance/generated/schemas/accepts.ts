import { safeParse, type $ZodType } from 'zod/v4/core';

/** Whether a value is one that the schema takes in. */
export const accepts = (schema: $ZodType, value: unknown): boolean =>
  safeParse(schema, value).success;
