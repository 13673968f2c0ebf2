import type { AppRouter } from '@ts-rest/core';
import { createExpressEndpoints } from '@ts-rest/express';
import { Router, type RequestHandler } from 'express';

import type { Config } from '../config/config';
import type { ByteBudget } from '../limits/byte-budget';
import { bearerToken } from '../middleware/bearer-token';
import { jsonBody } from '../middleware/json-body';
import { mediaType } from '../middleware/media-type';
import { methodNotAllowed } from '../middleware/not-found';
import type { rateLimit } from '../middleware/rate-limit';

export type RequestLimits = Pick<Config, 'JSON_LIMIT_BYTES' | 'TOKEN_LIMIT_BYTES'> & {
  bodies: ByteBudget;
};
export type Admission = readonly ReturnType<typeof rateLimit>[];

/** Methods that Express would serve for GET routes, although the contract doesn't declare them. */
const EXPRESS_METHODS = new Set(['HEAD', 'OPTIONS']);

/** Returns handlers that validate requests against the contract before they call its handler. */
export const contractRouter = <Contract extends AppRouter>(
  contract: Contract,
  handlers: Parameters<typeof createExpressEndpoints<Contract>>[1],
  limits: RequestLimits,
  admission: Admission,
): RequestHandler[] => {
  const router = Router({ caseSensitive: true, strict: true });
  router.use((req, _res, next) => next(EXPRESS_METHODS.has(req.method) ? 'router' : undefined));
  createExpressEndpoints(contract, handlers, router, {
    globalMiddleware: [
      ...admission,
      bearerToken(limits.TOKEN_LIMIT_BYTES),
      mediaType,
      jsonBody(limits.JSON_LIMIT_BYTES, limits.bodies),
    ],
    // `provider/checked-response.ts` has already validated the responses.
    responseValidation: false,
    requestValidationErrorHandler: (error, _req, _res, next) => next(error),
  });
  return [router, methodNotAllowed(contract)];
};
