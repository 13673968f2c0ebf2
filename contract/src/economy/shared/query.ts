import * as z from 'zod/mini';

import { ChainIdSchema } from './chains';

/**
 * A key of the query that may be repeated: one value or many, always a list once parsed (§7 Query
 * arrays).
 */
export const oneOrMany = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.union([
    z.array(schema),
    z.pipe(
      schema,
      z.transform((one: z.output<Schema>) => [one]),
    ),
  ]);

/** Yes or no in a query, which holds texts. */
export const FlagQuerySchema = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
]);

/** A chain's id in a query. */
export const ChainIdQuerySchema = z.union([
  ChainIdSchema,
  z.pipe(
    z.enum(['1', '137']),
    z.transform((text) => (text === '1' ? (1 as const) : (137 as const))),
  ),
]);
