import * as z from 'zod/mini';

import { ChainIdSchema } from './chains';

/** A query parameter that can be repeated. It is parsed to a list (§7 Query arrays). */
export const oneOrMany = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.union([
    z.array(schema),
    z.pipe(
      schema,
      z.transform((one: z.output<Schema>) => [one]),
    ),
  ]);

/** A boolean in a query. */
export const FlagQuerySchema = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
]);

/** A chain id in a query. */
export const ChainIdQuerySchema = z.union([
  ChainIdSchema,
  z.pipe(
    z.enum(['1', '137']),
    z.transform((text) => (text === '1' ? (1 as const) : (137 as const))),
  ),
]);
