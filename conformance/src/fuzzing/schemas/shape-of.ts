import { $ZodNever, type $ZodObject, type $ZodType } from 'zod/v4/core';

import { defOf, internalsOf } from '../../contract/schema';

export type Field = {
  key: string;
  schema: $ZodType;
  required: boolean;
};

export type Shape = {
  fields: Field[];
  others: 'refused' | 'ignored' | $ZodType;
};

export const shapeOf = (schema: $ZodObject): Shape => {
  const { shape, catchall } = defOf(schema);
  return {
    fields: Object.entries(shape).map(([key, field]) => ({
      key,
      schema: field,
      required: internalsOf(field).optin === undefined,
    })),
    others:
      catchall === undefined ? 'ignored' : catchall instanceof $ZodNever ? 'refused' : catchall,
  };
};
