import { initContract, type AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';

const c = initContract();

/** Accepts any body or none, because the specification doesn't document this response (§7). */
export const UndocumentedResponseSchema = z.optional(z.unknown());

/** Declares both success statuses of a write, because providers send either. */
export const written = <Schema>(schema: Schema) => ({ 200: schema, 201: schema });

/**
 * Declares the usual success statuses for calls whose response the specification doesn't document
 * (§7).
 */
export const undocumented = {
  200: UndocumentedResponseSchema,
  201: UndocumentedResponseSchema,
  202: UndocumentedResponseSchema,
  204: c.noBody(),
} as const;

/** Returns whether every 2xx status counts as success for a route, regardless of the body (§7). */
export const isUndocumented = ({ responses }: Pick<AppRoute, 'responses'>): boolean =>
  responses[200] === UndocumentedResponseSchema;
