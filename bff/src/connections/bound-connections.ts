import type { Server } from 'node:http';
import type { Socket } from 'node:net';

import { clientKey } from '../limits/client-key';

/** How many connections clients may have at a time. */
export type ConnectionBounds = {
  total: number;
  /** Of one client; undefined where all connections come from a proxy. */
  perClient: number | undefined;
};

/** Room is made no more often than this: a flood of refused connections costs little. */
const MAKING_ROOM_PAUSE_MS = 100;

/** The largest of the sets; none when no set has more than one. */
const largest = (sets: Iterable<Set<Socket>>): Set<Socket> | undefined => {
  let found: Set<Socket> | undefined;
  for (const sockets of sets) if (sockets.size > (found?.size ?? 1)) found = sockets;
  return found;
};

/**
 * Lets a server take so many connections; one more is closed at once. When no more can be taken, the
 * idle ones are closed, since whoever has one can make another. When none is idle, those of the client
 * are closed that holds the most, so that a few clients can't keep out all others (T81).
 *
 * @param onClosing told of each connection that is not taken or that makes room
 */
export const boundConnections = (
  server: Server,
  { total, perClient }: ConnectionBounds,
  onClosing: (reason: 'full' | 'share') => void,
): void => {
  server.maxConnections = total;
  const open = new Map<string, Set<Socket>>();
  const openNow = (): Socket[] =>
    [...open.values()].flatMap((sockets) => [...sockets]).filter((socket) => !socket.destroyed);

  let nextTime = 0;
  server.on('drop', () => {
    onClosing('full');
    if (performance.now() < nextTime) return;
    nextTime = performance.now() + MAKING_ROOM_PAUSE_MS;
    // What is closed leaves later, and others may come until then.
    if (openNow().length < total) return;
    server.closeIdleConnections();
    if (perClient === undefined || openNow().length < total) return;
    for (const socket of largest(open.values()) ?? []) {
      socket.destroy();
      onClosing('full');
    }
  });

  server.on('connection', (socket: Socket) => {
    const client = clientKey(socket.remoteAddress ?? '');
    const sockets = open.get(client) ?? new Set();
    if (perClient !== undefined && sockets.size >= perClient) {
      socket.destroy();
      onClosing('share');
      return;
    }
    open.set(client, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && open.get(client) === sockets) open.delete(client);
    });
  });
};
