import type { Socket } from 'node:net';

import { TooManyPieces } from './count-pieces';

const END_OF_HEAD = '\r\n\r\n';

// The minimum chunk size in bytes. Splitting off a shorter chunk costs more than processing its
// requests.
const SHORTEST_PIECE = 512;

const endOfPiece = (bytes: Buffer, from: number): number => {
  const at = bytes.indexOf(END_OF_HEAD, from + SHORTEST_PIECE - END_OF_HEAD.length, 'latin1');
  return at === -1 ? bytes.length : at + END_OF_HEAD.length;
};

/** Splits the data of each read, so that Node's parser doesn't create all its requests together. */
export const splitPipelinedReads = (
  socket: Socket,
  onTooManyPieces: (error: TooManyPieces) => void,
): void => {
  const parsers = socket.listeners('data');
  socket.removeAllListeners('data');
  const feed = (bytes: Buffer): void => {
    let from = 0;
    while (from < bytes.length && !socket.destroyed) {
      // Node pauses a socket whose client hasn't read the previous responses.
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
