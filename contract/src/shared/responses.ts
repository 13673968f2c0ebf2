import { initContract, type AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';

const c = initContract();

/**
 * Any body, or none: the specification doesn't show it (§7), so clients ignore it and providers may
 * send anything.
 */
export const UndocumentedResponseSchema = z.optional(z.unknown());

/** Responses of a write whose body is read: providers use either status. */
export const written = <Schema>(schema: Schema) => ({ 200: schema, 201: schema });

/**
 * Successful responses of a call whose response the specification doesn't show (§7): every 2xx. The
 * usual ones are declared for typed clients; {@link isUndocumented} covers the others.
 */
export const undocumented = {
  200: UndocumentedResponseSchema,
  201: UndocumentedResponseSchema,
  202: UndocumentedResponseSchema,
  204: c.noBody(),
} as const;

/** Returns whether every 2xx with any body, or none, is a success of the route (§7). */
export const isUndocumented = ({ responses }: Pick<AppRoute, 'responses'>): boolean =>
  responses[200] === UndocumentedResponseSchema;
