import { v1Contract } from '@trait-market/contract/v1';
import { createExpressEndpoints } from '@ts-rest/express';
import { Router } from 'express';

import type { Config } from '../config';
import { bearerToken } from '../middleware/bearer-token';
import { jsonBody } from '../middleware/json-body';
import { mediaType } from '../middleware/media-type';
import { methodNotAllowed } from '../middleware/not-found';
import type { rateLimit } from '../middleware/rate-limit';
import { creditsRoutes } from './credits';
import type { Forwarding } from './forwarding';
import { taxRoutes } from './tax';
import { traitsRoutes } from './traits';
import { usersRoutes } from './users';

type Limits = Pick<Config, 'JSON_LIMIT_BYTES' | 'TOKEN_LIMIT_BYTES' | 'UPLOAD_LIMIT_BYTES'>;
type RouteMiddleware = ReturnType<typeof rateLimit>;

/** Express would answer these by itself, out of the GET route; the contract has neither. */
const EXPRESS_METHODS = new Set(['HEAD', 'OPTIONS']);

/**
 * The contract's routes, and nothing else. Requests are validated before the provider is called,
 * its answers before the browser sees them; what fails is left to the error handler.
 *
 * @param admission what a request passes first, before it is read
 */
export const v1Router = (
  forwarding: Forwarding,
  limits: Limits,
  admission: readonly RouteMiddleware[],
): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  router.use((req, _res, next) => next(EXPRESS_METHODS.has(req.method) ? 'router' : undefined));
  createExpressEndpoints(
    v1Contract,
    {
      users: usersRoutes(forwarding, limits.UPLOAD_LIMIT_BYTES),
      credits: creditsRoutes(forwarding),
      tax: taxRoutes(forwarding),
      traits: traitsRoutes(forwarding),
    },
    router,
    {
      globalMiddleware: [
        ...admission,
        bearerToken(limits.TOKEN_LIMIT_BYTES),
        mediaType,
        jsonBody(limits.JSON_LIMIT_BYTES),
      ],
      responseValidation: true,
      requestValidationErrorHandler: (error, _req, _res, next) => next(error),
    },
  );
  return router;
};

/** For what the router has not taken. */
export const v1MethodNotAllowed = methodNotAllowed(v1Contract);
