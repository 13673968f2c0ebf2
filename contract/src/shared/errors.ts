import * as z from 'zod/mini';

/**
 * The body of every refusal and failure (§3 Errors); more may follow. The
 * message is empty where a provider had no words and somebody between passes that on.
 */
export const ErrorBodySchema = z
  .looseObject({ message: z.string() })
  .check(z.meta({ title: 'Error', description: 'What went wrong, in words' }));
export type ErrorBody = z.infer<typeof ErrorBodySchema>;

/**
 * The refusals and failures that every route may answer with. All are declared, because ts-rest
 * validates declared statuses only.
 */
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
