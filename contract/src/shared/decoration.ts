import * as z from 'zod/mini';
import { catch as or } from 'zod/mini';

/** Reads an invalid value as absent, so that the rest of the response remains readable. */
export const decoration = <Schema extends z.core.$ZodType>(schema: Schema) =>
  or(z.optional(schema), undefined);
