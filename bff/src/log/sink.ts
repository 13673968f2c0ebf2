import { fstatSync, write } from 'node:fs';
import { Socket } from 'node:net';

/**
 * Writes bytes without blocking the event loop, and reports how many were written: fewer or none on
 * failure. One write at a time.
 */
export type Sink = (bytes: Buffer, taken: (count: number) => void) => void;

/**
 * Creates a sink for a pipe or a socket, which accepts bytes up to its free space. A thread that
 * writes to one blocks, and a process with a blocked thread can't exit.
 */
const pipeSink = (fd: number): Sink => {
  const socket = new Socket({ fd, readable: false, writable: true });
  // The callback of the write reports the error too.
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

/** Creates a sink for an open file, pipe or socket, by its file descriptor. */
export const sinkOf = (fd: number): Sink => {
  // Node 20 caches numeric stats of a file. After numeric stats of a pipe it no longer resolves the
  // symlinks between packages (`realpathSync` of modules), so that modules loaded later, for
  // traces, aren't found.
  const kind = fstatSync(fd, { bigint: true });
  return kind.isFIFO() || kind.isSocket() ? pipeSink(fd) : fileSink(fd);
};
