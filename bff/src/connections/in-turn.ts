import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A browser sends no request before it has the answer to the last; some programs send a few. */
const WAITING_LIMIT = 4;

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
 * that may never do so. A connection on which more wait than a few is ended.
 *
 * @param onTooMany told of a connection that ends for that
 */
export const takeInTurn = (listener: RequestListener, onTooMany: () => void): Turns => {
  const waitingOn = new WeakMap<Socket, Waiting[]>();
  const current = new WeakMap<Socket, IncomingMessage>();

  const beginNext = (socket: Socket, next: Waiting): void => {
    // A connection that ends sends no answer to what waits on it.
    if (socket.writable) begin(...next);
    else waitingOn.delete(socket);
  };
  const begin: RequestListener = (req, res) => {
    const { socket } = req;
    current.set(socket, req);
    res.once('close', () => {
      if (req.complete) current.delete(socket);
      const next = waitingOn.get(socket)?.shift();
      if (next === undefined) waitingOn.delete(socket);
      // Other connections come first, since a socket may take in some MB what nobody reads.
      else setImmediate(() => beginNext(socket, next));
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
      } else if (waiting.length < WAITING_LIMIT) {
        waiting.push([req, res]);
      } else {
        socket.destroy();
        onTooMany();
      }
    },
  };
};
