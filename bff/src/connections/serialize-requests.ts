import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

// The maximum number of queued requests per connection. Browsers wait for each response; some other
// programs send a few requests ahead.
const QUEUE_LIMIT = 4;

// The maximum number of queued requests in total. Each occupies up to 16 KB of headers and the
// start of its body.
const QUEUE_TOTAL = 500;

type QueuedRequest = [req: IncomingMessage, res: ServerResponse<IncomingMessage>];

export type RequestQueue = {
  handle: RequestListener;
  isBusy: (socket: Socket) => boolean;
  // Returns a connection's request that is in progress, or whose body is still arriving after its
  // response.
  current: (socket: Socket) => IncomingMessage | undefined;
};

/**
 * Handles a connection's requests one after another, because Node emits all requests of one read
 * together (T95).
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
    // A connection that is closing can't send responses to its queued requests.
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
      // Other connections are handled first, because a socket may buffer some MB of responses that
      // its client doesn't read.
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
