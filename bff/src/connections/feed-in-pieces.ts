import type { Socket } from 'node:net';

import { TooManyPieces } from './count-pieces';

const END_OF_HEAD = '\r\n\r\n';

/** Shorter pieces cost more than the requests that they hold apart; in bytes. */
const SHORTEST_PIECE = 512;

/** Where a piece ends that begins at `from`: behind the head of a request, or with the bytes. */
const endOfPiece = (bytes: Buffer, from: number): number => {
  const at = bytes.indexOf(END_OF_HEAD, from + SHORTEST_PIECE - END_OF_HEAD.length, 'latin1');
  return at === -1 ? bytes.length : at + END_OF_HEAD.length;
};

/**
 * Gives Node's parser what arrives on a connection in pieces of a few requests, and none once the
 * connection is ended. Otherwise it makes objects of all that one reading holds, which may be
 * thousands of requests, before anything can be done about it.
 *
 * To be called when the server has the connection, so that its parser listens.
 *
 * @param onTooManyPieces called when a body was refused; the rest of the reading is dropped
 */
export const feedInPieces = (
  socket: Socket,
  onTooManyPieces: (error: TooManyPieces) => void,
): void => {
  const parsers = socket.listeners('data');
  socket.removeAllListeners('data');
  const feed = (bytes: Buffer): void => {
    let from = 0;
    while (from < bytes.length && !socket.destroyed) {
      // Node takes no more until the client has read what is written.
      if (socket.isPaused()) {
        socket.unshift(bytes.subarray(from));
        return;
      }
      const end = endOfPiece(bytes, from);
      const piece = from === 0 && end === bytes.length ? bytes : bytes.subarray(from, end);
      for (const parser of parsers) Reflect.apply(parser, socket, [piece]);
      from = end;
    }
  };
  socket.on('data', (bytes: Buffer) => {
    try {
      feed(bytes);
    } catch (error) {
      if (!(error instanceof TooManyPieces)) throw error;
      onTooManyPieces(error);
    }
  });
};
