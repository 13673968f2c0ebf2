import type { IncomingMessage, ServerResponse } from 'node:http';

import { callKindOf } from './api/call-kind';
import { routeAt } from './api/route-at';

/** The maximum number of bytes read of a request's body after its response was sent. */
export type BodyLimits = { upload: number; other: number };

/** How long a client may take to read the response before its connection is closed, in ms. */
const LINGER_MS = 2000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

const isUpload = ({ method = '', url = '' }: IncomingMessage): boolean => {
  const [path = ''] = url.split('?', 1);
  const named = routeAt(method, path);
  return named !== undefined && callKindOf(named.route) === 'upload';
};

/**
 * Reads a limited rest of the body after the response, because browsers finish sending before they
 * read it (T55).
 */
export const boundUnreadBody = (
  req: IncomingMessage,
  res: ServerResponse,
  limits: BodyLimits,
): void => {
  if (!hasBody(req)) return;
  const { socket } = req;
  const most = socket.bytesRead + (isUpload(req) ? limits.upload : limits.other);

  let closed = false;
  const close = (): void => {
    closed = true;
    req.off('data', readOn);
    req.pause();
    // Only the sending side is closed. With unread data, closing both would cause a reset, which
    // may discard the response.
    socket.end();
    const late = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(late));
  };
  const readOn = (): void => {
    if (socket.bytesRead > most) {
      close();
      return;
    }
    // Reading pauses for an event-loop turn, because one read may return 2 MB, during which other
    // connections wait.
    req.pause();
    setImmediate(() => {
      if (!closed) req.resume();
    });
  };
  // This listener must run before Node's own, which would start to drain the body.
  res.prependOnceListener('finish', () => {
    if (req.complete) return;
    req.on('data', readOn);
    readOn();
  });
};
