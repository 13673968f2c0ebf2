import { fstatSync, write } from 'node:fs';
import { Socket } from 'node:net';

/**
 * Writes bytes without ever holding up the event loop, and tells how many were taken: fewer than there
 * were, or none, when it failed. One piece at a time.
 */
export type Sink = (bytes: Buffer, taken: (count: number) => void) => void;

/**
 * A pipe or a socket takes what it has room for; the rest waits for whoever reads it. A thread that
 * wrote to one would wait instead, and a process with such a thread cannot end.
 */
const pipeSink = (fd: number): Sink => {
  const socket = new Socket({ fd, readable: false, writable: true });
  // The callback of the piece says so too.
  socket.on('error', () => undefined);
  // What waits for a reader does not keep the process.
  socket.unref();
  return (bytes, taken) => {
    socket.write(bytes, (error) => taken(error ? 0 : bytes.length));
  };
};

const fileSink =
  (fd: number): Sink =>
  (bytes, taken) =>
    write(fd, bytes, (error, count) => taken(error ? 0 : count));

/** Writes to an open file, pipe or socket, by its number. */
export const sinkOf = (fd: number): Sink => {
  // Node 20 keeps what it saw last of a file as numbers, and where that is a pipe, it no longer follows the links under
  // which packages import each other (the `realpathSync` of modules): what is loaded later, for traces, isn't found.
  const kind = fstatSync(fd, { bigint: true });
  return kind.isFIFO() || kind.isSocket() ? pipeSink(fd) : fileSink(fd);
};
