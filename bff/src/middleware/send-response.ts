import type { ServerResponse } from 'node:http';
import { Stream } from 'node:stream';

import type { ForwardedResponse } from '../provider/forwarded-response';

/** Returns the bytes as a stream, because ts-rest would serialize any other body as JSON again. */
export const sendResponse = (res: ServerResponse, { status, headers, body }: ForwardedResponse) => {
  res.setHeaders(headers);
  // Sends in one write, because ts-rest only pipes the stream, after it has set the status.
  return { status, body: Object.assign(new Stream(), { pipe: () => res.end(body) }) };
};
