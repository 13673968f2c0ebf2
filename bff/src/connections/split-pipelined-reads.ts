import type { Socket } from 'node:net';

import { TooManyChunks } from './count-chunks';

const END_OF_HEAD = '\r\n\r\n';

// The minimum chunk size in bytes. Splitting off a shorter chunk costs more than processing its
// requests.
const SHORTEST_CHUNK = 512;

const endOfChunk = (bytes: Buffer, from: number): number => {
  const at = bytes.indexOf(END_OF_HEAD, from + SHORTEST_CHUNK - END_OF_HEAD.length, 'latin1');
  return at === -1 ? bytes.length : at + END_OF_HEAD.length;
};

/** Splits the data of each read, so that Node's parser doesn't create all its requests together. */
export const splitPipelinedReads = (
  socket: Socket,
  onTooManyChunks: (error: TooManyChunks) => void,
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
      const end = endOfChunk(bytes, from);
      const chunk = from === 0 && end === bytes.length ? bytes : bytes.subarray(from, end);
      for (const parser of parsers) Reflect.apply(parser, socket, [chunk]);
      from = end;
    }
  };
  socket.on('data', (bytes: Buffer) => {
    try {
      feed(bytes);
    } catch (error) {
      if (!(error instanceof TooManyChunks)) throw error;
      onTooManyChunks(error);
    }
  });
};
