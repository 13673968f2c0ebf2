import * as z from 'zod/mini';

/** An error body (§3 Errors). The message is empty when the provider didn't send one. */
export const ErrorBodySchema = z
  .looseObject({ message: z.string() })
  .register(z.globalRegistry, { title: 'Error', description: 'A message for people' });
export type ErrorBody = z.infer<typeof ErrorBodySchema>;

/**
 * The code of a 503: a smart account's signature couldn't be checked, because its chain's node
 * didn't respond. Nothing was executed, and the same request may be sent again.
 */
export const CHAIN_UNREACHABLE = 'chain-unreachable';

/** Declares all error statuses, because ts-rest validates the body of declared statuses only. */
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
