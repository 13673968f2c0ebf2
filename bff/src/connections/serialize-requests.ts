import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers send no request before the previous response; some programs send a few. */
const QUEUE_LIMIT = 4;

/** Each queued request holds up to 16 KB of headers and the start of its body. */
const QUEUE_TOTAL = 500;

type QueuedRequest = [req: IncomingMessage, res: ServerResponse<IncomingMessage>];

export type RequestQueue = {
  handle: RequestListener;
  isBusy: (socket: Socket) => boolean;
  /** Returns the request of a connection that is in progress, or whose body still arrives after the response. */
  current: (socket: Socket) => IncomingMessage | undefined;
};

/** Serializes a connection's requests, because Node emits all of one read together (T95). */
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
      // Other connections run first: a socket may buffer some MB that its client doesn't read.
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
