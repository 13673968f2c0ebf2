import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { answerClientErrors } from './client-errors';

export type Listening = {
  url: string;
  port: number;
  stop(): Promise<void>;
};

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;

const portOf = (address: AddressInfo | string | null, received: number): number =>
  typeof address === 'object' && address !== null ? address.port : received;

export const listen = (
  answer: RequestListener,
  { port: received, host }: { port: number; host: string },
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = createServer(
      { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
      answer,
    );
    // By default, Node ignores all headers after the 2,000th; their total size remains limited.
    server.maxHeadersCount = 0;
    answerClientErrors(server);
    server.once('error', reject);
    server.listen(received, host, () => {
      server.off('error', reject);
      const port = portOf(server.address(), received);
      resolve({
        url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
        port,
        stop: () =>
          new Promise((stopped, failed) => {
            server.close((error) => (error === undefined ? stopped() : failed(error)));
            server.closeAllConnections();
          }),
      });
    });
  });
