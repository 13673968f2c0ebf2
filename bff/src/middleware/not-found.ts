import type { AppRouter } from '@ts-rest/core';
import { routesOf } from '@trait-market/contract/shared';
import type { RequestHandler } from 'express';

import { Refusal } from '../refusal';

export const notFound: RequestHandler = () => {
  throw new Refusal('NOT_FOUND');
};

export const methodNotAllowed = (contract: AppRouter): RequestHandler => {
  const addresses = routesOf(contract).map(({ route }) => ({
    method: route.method,
    pattern: new RegExp(`^${route.path.replace(/:[^/]+/g, '[^/]+')}$`),
  }));
  return (req, res, next) => {
    const methods = addresses
      .filter(({ pattern }) => pattern.test(req.path))
      .map(({ method }) => method);
    if (methods.length === 0) {
      next();
      return;
    }
    res.setHeader('Allow', methods.join(', '));
    throw new Refusal('METHOD_NOT_ALLOWED');
  };
};
