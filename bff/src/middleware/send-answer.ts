import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/**
 * Sets the headers of an answer and returns it with its bytes as a stream: ts-rest sends a stream as it is, and would
 * write any other body again as JSON.
 */
export const sendAnswer = <Answer extends { headers: Headers; body: unknown }>(
  res: ServerResponse,
  answer: Answer,
): Answer => {
  const { headers, body } = answer;
  res.setHeaders(headers);
  return { ...answer, body: Readable.from(Buffer.isBuffer(body) && body.length > 0 ? [body] : []) };
};
