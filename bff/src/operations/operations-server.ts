import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

import type { Lifecycle } from './lifecycle';

/**
 * Serves `/healthz/live`, `/healthz/ready` (regardless of the provider's state) and `/metrics` on
 * an internal port.
 */
export const createOperationsServer = (lifecycle: Lifecycle, registry: Registry): Server =>
  createServer((req, res) => {
    const respond = (status: number, type: string, body: string): void => {
      res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    };
    const health = (status: number, word: string): void =>
      respond(status, 'application/json', JSON.stringify({ status: word }));
    if (req.method !== 'GET') {
      health(405, 'only GET is supported here');
    } else if (req.url === '/healthz/live') {
      health(200, 'live');
    } else if (req.url === '/healthz/ready') {
      const phase = lifecycle.phase();
      health(phase === 'ready' ? 200 : 503, phase);
    } else if (req.url === '/metrics') {
      registry.metrics().then(
        (text) => respond(200, registry.contentType, text),
        () => health(500, 'metrics could not be read'),
      );
    } else {
      health(404, 'there is nothing at this address');
    }
  });
