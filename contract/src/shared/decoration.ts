import * as z from 'zod/mini';
import { catch as or } from 'zod/mini';

/** Reads invalid values as absent, so that the rest of the response stays readable. */
export const decoration = <Schema extends z.core.$ZodType>(schema: Schema) =>
  or(z.optional(schema), undefined);
