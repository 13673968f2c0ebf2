import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

import type { Certificate } from './certificate';
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
  {
    port: received,
    host,
    certificate,
  }: { port: number; host: string; certificate?: Certificate | undefined },
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const timeouts = { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS };
    const server =
      certificate === undefined
        ? createServer(timeouts, answer)
        : createSecureServer({ ...timeouts, ...certificate }, answer);
    // By default, Node ignores all headers after the 2,000th; their total size remains limited.
    server.maxHeadersCount = 0;
    answerClientErrors(server);
    server.once('error', reject);
    server.listen(received, host, () => {
      server.off('error', reject);
      const port = portOf(server.address(), received);
      resolve({
        url: `${certificate === undefined ? 'http' : 'https'}://${host.includes(':') ? `[${host}]` : host}:${port}`,
        port,
        stop: () =>
          new Promise((stopped, failed) => {
            server.close((error) => (error === undefined ? stopped() : failed(error)));
            server.closeAllConnections();
          }),
      });
    });
  });

/**
 * Listens, and returns an address at which the server can call itself. With TLS this is a second,
 * plain port of this machine, because the server doesn't trust its own certificate.
 */
export const listenWithOwnUrl = async (
  answer: RequestListener,
  options: Parameters<typeof listen>[1],
): Promise<Listening & { ownUrl: string }> => {
  const listening = await listen(answer, options);
  if (options.certificate === undefined) return { ...listening, ownUrl: listening.url };
  const plain = await listen(answer, { port: 0, host: '127.0.0.1' }).catch(
    async (error: unknown) => {
      await listening.stop();
      throw error;
    },
  );
  return {
    ...listening,
    ownUrl: plain.url,
    stop: async () => {
      await Promise.all([listening.stop(), plain.stop()]);
    },
  };
};
