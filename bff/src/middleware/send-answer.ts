import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** Returns bytes as a stream: ts-rest would serialize any other body again as JSON. */
export const sendAnswer = <Answer extends { headers: Headers; body: unknown }>(
  res: ServerResponse,
  answer: Answer,
): Answer => {
  const { headers, body } = answer;
  res.setHeaders(headers);
  return { ...answer, body: Readable.from(Buffer.isBuffer(body) && body.length > 0 ? [body] : []) };
};
