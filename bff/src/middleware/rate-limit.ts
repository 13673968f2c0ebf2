import type { AppRoute } from '@ts-rest/core';
import type { Request } from 'express';

import { clientKey } from '../limits/client-key';
import type { RateLimiter } from '../limits/rate-limiter';
import { isLimitedGroup, routeOf, type LimitedGroup } from '../route-group';

/**
 * Refuses a client that asks a group of routes too often (T16, T17, T47).
 *
 * @param worldOf tells apart the mock's worlds, which share one client in development
 */
export const rateLimit = (limiter: RateLimiter, worldOf: (req: Request) => string) => {
  const count = async (group: LimitedGroup, req: Request, next: () => void): Promise<void> => {
    await limiter.count(group, clientKey(req.ip) + worldOf(req));
    next();
  };
  return (req: Request & { tsRestRoute: AppRoute }, _res: unknown, next: () => void) => {
    const { group } = routeOf(req.tsRestRoute);
    return isLimitedGroup(group) ? count(group, req, next) : next();
  };
};
