import type { RequestHandler } from 'express';

import { forwardedRoutes } from '../forwarded';
import { Refusal } from '../refusal';
import { routeOf } from '../route-group';
import type { Pressure, SheddingClass } from '../shedding/pressure';

const RETRY_MS = 1000;

const CLASSES: Record<string, SheddingClass> = {
  search: 'search',
  nonce: 'sign-in',
  login: 'sign-in',
};

const byPath = new Map(
  forwardedRoutes.map(({ route }) => [route.path, CLASSES[routeOf(route).group]]),
);

/** Refuses what this process has no time for, before any work is done for it. */
export const loadShedding =
  (pressure: Pressure): RequestHandler =>
  (req, _res, next) => {
    if (pressure.sheds(byPath.get(req.baseUrl + req.path) ?? 'others')) {
      throw new Refusal('OVERLOADED', { retryAfterMs: RETRY_MS });
    }
    next();
  };
