import { ErrorBodySchema } from '@trait-market/contract/shared';

/** The refusals that every call of a third party may answer with. */
export const thirdPartyErrors = {
  400: ErrorBodySchema,
  404: ErrorBodySchema,
  413: ErrorBodySchema,
  415: ErrorBodySchema,
  500: ErrorBodySchema,
} as const;
