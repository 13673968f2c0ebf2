import { fstatSync, write } from 'node:fs';
import { Socket } from 'node:net';

/**
 * Writes bytes, and reports how many were written: fewer or none on failure. Only one write runs at
 * a time.
 */
export type Sink = (bytes: Buffer, taken: (count: number) => void) => void;

// Writes to a pipe without using Node's thread pool. A thread that blocks on a pipe would prevent
// the process's exit.
const pipeSink = (fd: number): Sink => {
  const socket = new Socket({ fd, readable: false, writable: true });
  // The error is handled by the callback of the write; the listener prevents an uncaught exception.
  socket.on('error', () => undefined);
  // Unwritten lines must not keep the process alive.
  socket.unref();
  return (bytes, taken) => {
    socket.write(bytes, (error) => taken(error ? 0 : bytes.length));
  };
};

const fileSink =
  (fd: number): Sink =>
  (bytes, taken) =>
    write(fd, bytes, (error, count) => taken(error ? 0 : count));

export const sinkOf = (fd: number): Sink => {
  // `bigint` works around a fault of Node 20: after numeric stats of a pipe, it no longer resolves
  // the symlinks between packages.
  const kind = fstatSync(fd, { bigint: true });
  return kind.isFIFO() || kind.isSocket() ? pipeSink(fd) : fileSink(fd);
};
