import type { RequestHandler } from 'express';
import type { ServerResponse } from 'node:http';

import { routeLabel, type RoutedRequest } from '../api/route-label';
import { namedByConnection } from '../provider/forwarded-headers';
import type { Span, Tracing } from '../tracing/tracing';
import { sentStatus } from './sent-status';

const spans = new WeakMap<ServerResponse, Span>();

export const spanOf = (res: ServerResponse): Span | undefined => spans.get(res);

export const requestTrace =
  (tracing: Tracing): RequestHandler =>
  (req: Parameters<RequestHandler>[0] & RoutedRequest, res, next) => {
    const { traceparent } = req.headers;
    const given = typeof traceparent === 'string' ? traceparent : undefined;
    const forThisHop = namedByConnection(req.headers).includes('traceparent');
    const span = tracing.begin(req.method, forThisHop ? undefined : given);
    spans.set(res, span);
    res.once('close', () => {
      const status = sentStatus(res);
      span.end(
        {
          'http.request.method': req.method,
          'http.route': routeLabel(req),
          'http.response.status_code': status,
        },
        status >= 500,
      );
    });
    next();
  };
