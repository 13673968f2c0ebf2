import type { IncomingMessage, ServerResponse } from 'node:http';

import { BARE_HEADERS } from '../bare-headers';
import { isApiPath } from '../api/forwarded';
import type { Logger } from '../log/logger';
import { readableBy } from '../middleware/cross-origin';
import { requestIdFor } from '../middleware/request-id';
import type { Metrics } from '../operations/metrics';
import { routeLabel } from '../api/route-label';
import { refusals } from '../refusal';
import { routeAt } from '../api/route-at';
import { routeOf } from '../api/route-group';
import type { Pressure, SheddingClass } from './pressure';

const RETRY_SECONDS = '1';

const CLASSES: Record<string, SheddingClass> = {
  search: 'search',
  nonce: 'sign-in',
  login: 'sign-in',
};

export type Shedding = {
  pressure: Pressure;
  isFull: (routeName: string) => boolean;
  logger: Logger;
  metrics: Metrics;
  origins: readonly string[];
};

/** Responds to a request and returns true, or returns false for the application to handle it. */
export type Refuse = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * Rejects requests before they reach the application, because error responses would otherwise cost
 * enough to slow other requests down.
 */
export const refuseUnderPressure = (shedding: Shedding): Refuse => {
  const { pressure, isFull, logger, metrics, origins } = shedding;
  const always = [...Object.entries(BARE_HEADERS).flat(), 'Retry-After', RETRY_SECONDS];
  const readable = readableBy(origins);

  const refuse = (
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    code: 'OVERLOADED' | 'BUSY',
  ): void => {
    const { status, message } = refusals[code];
    const requestId = requestIdFor(req);
    const body = JSON.stringify({ message, code, requestId });
    res.writeHead(status, [
      ...always,
      ...readable(req.headers.origin),
      'X-Request-Id',
      requestId,
      'Content-Length',
      String(Buffer.byteLength(body)),
    ]);
    res.end(body);
    const route = routeLabel({ method: req.method ?? '', path });
    logger.warn({ requestId, method: req.method, route, status, code });
    metrics.request(route, status, 0);
    metrics.refusal(code, route);
  };

  return (req, res) => {
    const { url = '', method = '' } = req;
    if (method === 'OPTIONS' || !isApiPath(url)) return false;
    const [path = ''] = url.split('?', 1);
    const named = routeAt(method, path);
    const kind = named && CLASSES[routeOf(named.route).group];
    if (pressure.sheds(kind ?? 'others')) refuse(req, res, path, 'OVERLOADED');
    else if (named !== undefined && isFull(named.name)) refuse(req, res, path, 'BUSY');
    else return false;
    return true;
  };
};
