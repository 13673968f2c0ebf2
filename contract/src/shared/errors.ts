import * as z from 'zod/mini';

/** An error body (§3 Errors); the message is empty when the provider sent none. */
export const ErrorBodySchema = z
  .looseObject({ message: z.string() })
  .register(z.globalRegistry, { title: 'Error', description: 'A message for people' });
export type ErrorBody = z.infer<typeof ErrorBodySchema>;

/** Declares all statuses, because ts-rest validates declared ones only. */
export const commonErrorResponses = {
  400: ErrorBodySchema,
  401: ErrorBodySchema,
  403: ErrorBodySchema,
  404: ErrorBodySchema,
  409: ErrorBodySchema,
  413: ErrorBodySchema,
  415: ErrorBodySchema,
  429: ErrorBodySchema,
  500: ErrorBodySchema,
  502: ErrorBodySchema,
  503: ErrorBodySchema,
  504: ErrorBodySchema,
} as const;
