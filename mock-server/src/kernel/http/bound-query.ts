import { hasTooManyParameters, TOO_MANY_PARAMETERS } from '@trait-market/contract/shared';
import type { RequestHandler } from 'express';

import { refuse } from './refusal';

/** Refuses parameters beyond those that the parser reads, which it would drop silently. */
export const boundQuery: RequestHandler = (request, response, next) => {
  if (hasTooManyParameters(request.url)) refuse(response, 400, TOO_MANY_PARAMETERS);
  else next();
};
