import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

import { clientKey } from '../limits/client-key';
import { selectEvictions } from './select-evictions';

export type ConnectionBounds = {
  total: number;
  /** The limit per client address; undefined behind a proxy, from which all connections come. */
  perClient: number | undefined;
};

type Options = ConnectionBounds & {
  /** Returns the request in progress, or one whose body is still arriving after its response. */
  current: (socket: Socket) => IncomingMessage | undefined;
  clientOf: (socket: Socket, req: IncomingMessage | undefined) => string | undefined;
  onClosing: (reason: 'full' | 'share') => void;
};

/** The minimum time between evictions, in ms, so that a flood of connections costs little. */
const EVICTION_PAUSE_MS = 100;

/**
 * At the connection limit, closes idle connections or, if there are none, half of the busiest
 * client's connections (T81).
 */
export const boundConnections = (
  server: Server,
  { total, perClient, current, clientOf, onClosing }: Options,
): void => {
  server.maxConnections = total;
  const open = new Set<Socket>();
  const shares = new Map<string, number>();
  /** A logical clock by which connections are ordered by their last received data. */
  let readings = 0;
  const lastReadings = new WeakMap<Socket, number>();
  const openNow = (): Socket[] => [...open].filter((socket) => !socket.destroyed);

  const freeSlots = (): void => {
    if (openNow().length < total) return;
    server.closeIdleConnections();
    const left = openNow();
    if (left.length < total) return;
    const candidates = left.map((socket) => {
      const req = current(socket);
      // A connection with a complete request waits for the provider and isn't evicted, unless its
      // client doesn't read the response.
      const isUnfinished = req?.complete !== true || socket.writableLength > 0;
      return {
        socket,
        client: isUnfinished ? clientOf(socket, req) : undefined,
        lastReading: lastReadings.get(socket) ?? 0,
      };
    });
    for (const { socket } of selectEvictions(candidates)) {
      socket.destroy();
      onClosing('full');
    }
  };

  let nextTime = 0;
  server.on('drop', () => {
    onClosing('full');
    if (performance.now() < nextTime) return;
    nextTime = performance.now() + EVICTION_PAUSE_MS;
    freeSlots();
  });

  server.on('connection', (socket: Socket) => {
    const address = clientKey(socket.remoteAddress ?? '');
    const share = shares.get(address) ?? 0;
    if (perClient !== undefined && share >= perClient) {
      socket.destroy();
      onClosing('share');
      return;
    }
    shares.set(address, share + 1);
    open.add(socket);
    const note = (): void => {
      readings += 1;
      lastReadings.set(socket, readings);
    };
    note();
    socket.on('data', note);
    socket.once('close', () => {
      open.delete(socket);
      const left = (shares.get(address) ?? 1) - 1;
      if (left === 0) shares.delete(address);
      else shares.set(address, left);
    });
    if (open.size >= total) freeSlots();
  });
};
