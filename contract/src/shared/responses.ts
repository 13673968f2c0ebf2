import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';

const c = initContract();

/**
 * An answer whose contents the specification does not show (§7): any JSON object, or no body at
 * all, so that no provider is refused for what nobody reads.
 */
export const UndocumentedResponseSchema = z.optional(z.looseObject({}));

/** A write whose answer is read: providers use either status for it. */
export const written = <Schema>(schema: Schema) => ({ 200: schema, 201: schema });

/** A write whose answer is not shown by the specification (§7). */
export const acknowledged = {
  ...written(UndocumentedResponseSchema),
  204: c.noBody(),
} as const;
