import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The maximum number of queued requests of a connection. Browsers send no request before the
 * previous response; some programs send a few.
 */
const WAITING_LIMIT = 4;

/**
 * The maximum number of queued requests of all connections: each holds up to 16 KB of headers, and
 * the start of its body.
 */
const WAITING_TOTAL = 500;

type Waiting = [req: IncomingMessage, res: ServerResponse<IncomingMessage>];

/** The request in progress and the queued requests of each connection. */
export type Turns = {
  /** Runs, queues or refuses a request. */
  take: RequestListener;
  /** Returns whether a request of the connection is in progress. */
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
export const takeInTurn = (listener: RequestListener, onTooMany: () => void): Turns => {
  const waitingOn = new WeakMap<Socket, Waiting[]>();
  const current = new WeakMap<Socket, IncomingMessage>();
  let waitingInAll = 0;

  const forget = (socket: Socket): void => {
    waitingInAll -= waitingOn.get(socket)?.length ?? 0;
    waitingOn.delete(socket);
  };
  const beginNext = (socket: Socket, next: Waiting): void => {
    // A closing connection can't respond to its queued requests.
    if (socket.writable) begin(...next);
    else forget(socket);
  };
  const begin: RequestListener = (req, res) => {
    const { socket } = req;
    current.set(socket, req);
    res.once('close', () => {
      if (req.complete) current.delete(socket);
      const next = waitingOn.get(socket)?.shift();
      if (next === undefined) {
        waitingOn.delete(socket);
        return;
      }
      waitingInAll -= 1;
      // Other connections run first, because a socket may buffer some MB that its client doesn't
      // read.
      setImmediate(() => beginNext(socket, next));
    });
    listener(req, res);
  };

  return {
    isBusy: (socket) => waitingOn.has(socket),
    current: (socket) => current.get(socket),
    take: (req, res) => {
      const { socket } = req;
      if (socket.destroyed) return;
      const waiting = waitingOn.get(socket);
      if (waiting === undefined) {
        waitingOn.set(socket, []);
        begin(req, res);
      } else if (waiting.length < WAITING_LIMIT && waitingInAll < WAITING_TOTAL) {
        waitingInAll += 1;
        waiting.push([req, res]);
      } else {
        socket.destroy();
        onTooMany();
      }
    },
  };
};
