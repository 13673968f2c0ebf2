import { fstatSync, write } from 'node:fs';
import { Socket } from 'node:net';

/** Reports how many bytes were written, fewer or none on failure. One write at a time. */
export type Sink = (bytes: Buffer, taken: (count: number) => void) => void;

/** Writes without a thread: one that blocks on a pipe would prevent the process's exit. */
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

export const sinkOf = (fd: number): Sink => {
  // After numeric stats of a pipe, Node 20 no longer resolves the symlinks between packages.
  const kind = fstatSync(fd, { bigint: true });
  return kind.isFIFO() || kind.isSocket() ? pipeSink(fd) : fileSink(fd);
};
