import * as z from 'zod/mini';
import { catch as or } from 'zod/mini';

/**
 * A part of an answer that only decorates it. Providers write it as the schema says; whatever else
 * comes, null or a value that is newer than this contract, is read as absent, so that it costs
 * nobody the rest of the answer.
 */
export const decoration = <Schema extends z.core.$ZodType>(schema: Schema) =>
  or(z.optional(schema), undefined);
