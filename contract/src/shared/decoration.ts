import * as z from 'zod/mini';
import { catch as or } from 'zod/mini';

/**
 * Returns the schema of a decorative part of a response. Invalid values, such as null or a newer
 * enum value, are read as absent, so that the rest of the response stays readable.
 */
export const decoration = <Schema extends z.core.$ZodType>(schema: Schema) =>
  or(z.optional(schema), undefined);
