import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** Returns bytes as a stream, because ts-rest would serialize any other body as JSON again. */
export const sendResponse = <Sendable extends { headers: Headers; body: unknown }>(
  res: ServerResponse,
  response: Sendable,
): Sendable => {
  const { headers, body } = response;
  res.setHeaders(headers);
  return {
    ...response,
    body: Readable.from(Buffer.isBuffer(body) && body.length > 0 ? [body] : []),
  };
};
