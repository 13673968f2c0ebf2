import { hasTooManyParameters, TOO_MANY_PARAMETERS } from '@trait-market/contract/shared';
import type { RequestHandler } from 'express';

import { refuse } from './refusal';

/** Rejects queries with more parameters than the parser reads: it silently ignores the rest. */
export const boundQuery: RequestHandler = (request, response, next) => {
  if (hasTooManyParameters(request.url)) refuse(response, 400, TOO_MANY_PARAMETERS);
  else next();
};
