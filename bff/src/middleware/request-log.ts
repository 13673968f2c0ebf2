import type { RequestHandler } from 'express';
import { isIP } from 'node:net';

import type { LogFields, Logger } from '../log/logger';
import { routeLabel, type RoutedRequest } from '../api/route-label';
import { sentStatus } from './sent-status';
import { failureOf } from './failure';
import { requestIdOf } from './request-id';
import { spanOf } from './request-trace';

// Returns only valid addresses, because a trusted proxy may forward any string as its client's
// address.
const addressOf = (client: string | undefined): string | undefined =>
  client !== undefined && isIP(client) !== 0 ? client : undefined;

/**
 * Logs requests without path, query, headers and bodies, which may contain tokens, signatures,
 * codes and addresses.
 */
export const requestLog =
  (logger: Logger): RequestHandler =>
  (req: Parameters<RequestHandler>[0] & RoutedRequest, res, next) => {
    const start = performance.now();
    const { method, path } = req;
    res.once('close', () => {
      const { tsRestRoute } = req;
      const failure = failureOf(res);
      const line: LogFields = {
        requestId: requestIdOf(res),
        traceId: spanOf(res)?.traceId,
        method,
        route: routeLabel({ method, path, tsRestRoute }),
        status: sentStatus(res),
        milliseconds: Math.round(performance.now() - start),
        client: addressOf(req.ip),
      };
      const write = res.statusCode >= 500 ? logger.warn : logger.info;
      write(failure === undefined ? line : { ...line, code: failure.code, err: failure.cause });
    });
    next();
  };
