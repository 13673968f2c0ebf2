import type { RequestHandler } from 'express';
import { isIP } from 'node:net';

import type { LogFields, Logger } from '../log/logger';
import { routeLabel, type RoutedRequest } from '../api/route-label';
import { answeredStatus } from './answered-status';
import { failureOf } from './failure';
import { requestIdOf } from './request-id';
import { spanOf } from './request-trace';

/** What a trusted proxy calls its client may be anything, if it passes on what it was told. */
const addressOf = (client: string | undefined): string | undefined =>
  client !== undefined && isIP(client) !== 0 ? client : undefined;

/**
 * One line a request, written when the answer is out or the browser has left. What was asked for goes
 * by the route's name. Path, query, headers and bodies are never in it: tokens, signatures, nonces,
 * codes and email addresses travel there, and whatever somebody pastes into an address bar.
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
        status: answeredStatus(res),
        milliseconds: Math.round(performance.now() - start),
        client: addressOf(req.ip),
      };
      const write = res.statusCode >= 500 ? logger.warn : logger.info;
      write(failure === undefined ? line : { ...line, code: failure.code, err: failure.cause });
    });
    next();
  };
