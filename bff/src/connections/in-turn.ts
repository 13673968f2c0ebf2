import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A browser sends no request before it has the answer to the last; some programs send a few. */
const WAITING_LIMIT = 4;

/** As many may wait on all connections: each holds up to 16 KB of headers, and the beginning of its body. */
const WAITING_TOTAL = 500;

type Waiting = [req: IncomingMessage, res: ServerResponse<IncomingMessage>];

/** Requests that connections have under way, and behind each those that wait for its answer. */
export type Turns = {
  /** Takes a request: now, after those before it, or not at all. */
  take: RequestListener;
  /** Whether a request of the connection is under way. */
  isBusy: (socket: Socket) => boolean;
  /** Returns the request of a connection that is in progress, or whose body still arrives after the response. */
  current: (socket: Socket) => IncomingMessage | undefined;
};

/**
 * Hands on one request of a connection at a time, the next one when its answer is out. Node hands on
 * all that one reading holds, which is thousands, and each would take memory until a client reads
 * that may never do so. A connection on which more wait than a few is ended, as is one that adds to
 * WAITING_TOTAL (T95).
 *
 * @param onTooMany told of a connection that ends for that
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
    // A connection that ends sends no answer to what waits on it.
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
      // Other connections come first, since a socket may take in some MB what nobody reads.
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
