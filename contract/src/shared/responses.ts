import { initContract, type AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';

const c = initContract();

/** Any body, or none: the specification doesn't show it (§7). */
export const UndocumentedResponseSchema = z.optional(z.unknown());

/** Responses of a write whose body is read: providers use either status. */
export const written = <Schema>(schema: Schema) => ({ 200: schema, 201: schema });

/** Declares the usual statuses of a success that the specification doesn't show (§7). */
export const undocumented = {
  200: UndocumentedResponseSchema,
  201: UndocumentedResponseSchema,
  202: UndocumentedResponseSchema,
  204: c.noBody(),
} as const;

/** Returns true when every 2xx with any body is a success (§7). */
export const isUndocumented = ({ responses }: Pick<AppRoute, 'responses'>): boolean =>
  responses[200] === UndocumentedResponseSchema;
