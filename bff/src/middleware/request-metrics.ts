import type { RequestHandler } from 'express';

import type { Metrics } from '../operations/metrics';
import { routeLabel, type RoutedRequest } from '../api/route-label';
import { sentStatus } from './sent-status';
import { failureOf } from './failure';
import { streamStartedAt } from './stream-start';

export const requestMetrics =
  (metrics: Metrics): RequestHandler =>
  (req: Parameters<RequestHandler>[0] & RoutedRequest, res, next) => {
    const start = performance.now();
    const { method, path } = req;
    res.once('close', () => {
      const { tsRestRoute } = req;
      const route = routeLabel({ method, path, tsRestRoute });
      const end = streamStartedAt(res) ?? performance.now();
      metrics.request(route, sentStatus(res), (end - start) / 1000);
      const failure = failureOf(res);
      if (failure !== undefined) metrics.refusal(failure.code, route);
    });
    next();
  };
