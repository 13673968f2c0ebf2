import type { IncomingMessage, ServerResponse } from 'node:http';

import { callKindOf } from './api/call-kind';
import { routeAt } from './api/route-at';

/** How much of a request's body is read in all, once it was answered, in bytes. */
export type BodyLimits = { upload: number; other: number };

/** How long a client may take to read the answer before its connection is closed, in milliseconds. */
const LINGER_MS = 2000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

const isUpload = ({ method = '', url = '' }: IncomingMessage): boolean => {
  const [path = ''] = url.split('?', 1);
  const named = routeAt(method, path);
  return named !== undefined && callKindOf(named.route) === 'upload';
};

/**
 * Bounds what is read of a body after the answer. A browser must be let finish sending, or it never
 * shows the answer; Node would read on for as long as anyone sends. So what is left is read up to the
 * limit, a piece in each turn of the event loop, then no more, and the connection ends (T55).
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
    // What was not read would turn a close into a reset, which may take the answer back.
    socket.end();
    const late = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(late));
  };
  const readOn = (): void => {
    if (socket.bytesRead > most) {
      close();
      return;
    }
    // One reading may hold 2 MB, and others wait meanwhile.
    req.pause();
    setImmediate(() => {
      if (!closed) req.resume();
    });
  };
  // Before Node's own listener, which would begin to read and drop.
  res.prependOnceListener('finish', () => {
    if (req.complete) return;
    req.on('data', readOn);
    readOn();
  });
};
