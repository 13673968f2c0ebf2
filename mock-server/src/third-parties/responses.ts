import { ErrorBodySchema } from '@trait-market/contract/shared';

export const thirdPartyErrors = {
  400: ErrorBodySchema,
  404: ErrorBodySchema,
  413: ErrorBodySchema,
  415: ErrorBodySchema,
  500: ErrorBodySchema,
} as const;
