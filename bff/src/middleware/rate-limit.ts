import type { AppRoute } from '@ts-rest/core';
import type { Request } from 'express';

import type { RateLimiter } from '../limits/rate-limiter';
import { routeOf } from '../api/route-group';

export const rateLimit =
  (limiter: RateLimiter, clientOf: (req: Request) => string) =>
  async (
    req: Request & { tsRestRoute: AppRoute },
    _res: unknown,
    next: () => void,
  ): Promise<void> => {
    await limiter.count(routeOf(req.tsRestRoute).limit, clientOf(req));
    next();
  };
