import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The maximum number of queued requests of a connection. Browsers send no request before the
 * previous response; some programs send a few.
 */
const QUEUE_LIMIT = 4;

/**
 * The maximum number of queued requests of all connections: each holds up to 16 KB of headers, and
 * the start of its body.
 */
const QUEUE_TOTAL = 500;

type QueuedRequest = [req: IncomingMessage, res: ServerResponse<IncomingMessage>];

/** The request in progress and the queued requests of each connection. */
export type RequestQueue = {
  handle: RequestListener;
  isBusy: (socket: Socket) => boolean;
  /** Returns the request of a connection that is in progress, or whose body still arrives after the response. */
  current: (socket: Socket) => IncomingMessage | undefined;
};

/**
 * Handles the requests of a connection one at a time, each after the previous response. Node emits
 * all requests of one read together, possibly thousands, and each takes memory until the client
 * reads its response, which it may never do. A connection whose request exceeds a queue limit is
 * ended (T95).
 *
 * @param onTooMany called for each connection ended this way
 */
export const serializeRequests = (
  listener: RequestListener,
  onTooMany: () => void,
): RequestQueue => {
  const queues = new WeakMap<Socket, QueuedRequest[]>();
  const current = new WeakMap<Socket, IncomingMessage>();
  let queuedTotal = 0;

  const forget = (socket: Socket): void => {
    queuedTotal -= queues.get(socket)?.length ?? 0;
    queues.delete(socket);
  };
  const startNext = (socket: Socket, next: QueuedRequest): void => {
    // A closing connection can't respond to its queued requests.
    if (socket.writable) start(...next);
    else forget(socket);
  };
  const start: RequestListener = (req, res) => {
    const { socket } = req;
    current.set(socket, req);
    res.once('close', () => {
      if (req.complete) current.delete(socket);
      const next = queues.get(socket)?.shift();
      if (next === undefined) {
        queues.delete(socket);
        return;
      }
      queuedTotal -= 1;
      // Other connections run first, because a socket may buffer some MB that its client doesn't
      // read.
      setImmediate(() => startNext(socket, next));
    });
    listener(req, res);
  };

  return {
    isBusy: (socket) => queues.has(socket),
    current: (socket) => current.get(socket),
    handle: (req, res) => {
      const { socket } = req;
      if (socket.destroyed) return;
      const waiting = queues.get(socket);
      if (waiting === undefined) {
        queues.set(socket, []);
        start(req, res);
      } else if (waiting.length < QUEUE_LIMIT && queuedTotal < QUEUE_TOTAL) {
        queuedTotal += 1;
        waiting.push([req, res]);
      } else {
        socket.destroy();
        onTooMany();
      }
    },
  };
};
