import * as http from 'node:http';
import * as https from 'node:https';

import type { Send } from './requests/wire';

/**
 * Sends over kept connections and leaves the path as it is written, `..` included, which `fetch`
 * would not.
 *
 * @param target origin
 * @param headers for every request, such as the mock's world
 */
export const sendTo = (
  target: string,
  headers: Readonly<Record<string, string>> = {},
): { send: Send; close: () => void } => {
  const { protocol, hostname, port } = new URL(target);
  const client = protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true });
  const send: Send = (request) =>
    new Promise((resolve, reject) => {
      const outgoing = client.request(
        {
          agent,
          hostname: hostname.replace(/^\[(.*)\]$/, '$1'),
          port,
          method: request.method,
          path: request.path,
          headers: {
            ...headers,
            ...request.headers,
            'content-length': Buffer.byteLength(request.body ?? ''),
          },
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('end', () =>
              resolve({
                status: incoming.statusCode ?? 0,
                headers: incoming.headers,
                body: Buffer.concat(chunks).toString(),
              }),
            )
            .on('error', reject);
        },
      );
      outgoing.on('error', reject).end(request.body);
    });
  return { send, close: () => agent.destroy() };
};
