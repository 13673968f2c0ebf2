import type { Server } from 'node:http';
import type { Socket } from 'node:net';

import { clientKey } from '../limits/client-key';

/** How many connections clients may have at a time. */
export type ConnectionBounds = {
  total: number;
  /** Of one client; undefined where all connections come from a proxy. */
  perClient: number | undefined;
};

/** Idle connections are looked for no more often than this. */
const CLOSING_PAUSE_MS = 1000;

/**
 * Lets a server take so many connections; one more is closed at once. When no more can be taken, the
 * idle ones are closed, since whoever has one can make another.
 *
 * @param onRefusal told of each connection that is not taken
 */
export const boundConnections = (
  server: Server,
  { total, perClient }: ConnectionBounds,
  onRefusal: (reason: 'full' | 'share') => void,
): void => {
  server.maxConnections = total;
  let nextClosing = 0;
  server.on('drop', () => {
    onRefusal('full');
    if (performance.now() < nextClosing) return;
    nextClosing = performance.now() + CLOSING_PAUSE_MS;
    server.closeIdleConnections();
  });
  if (perClient === undefined) return;

  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const client = clientKey(socket.remoteAddress ?? '');
    const before = open.get(client) ?? 0;
    if (before >= perClient) {
      socket.destroy();
      onRefusal('share');
      return;
    }
    open.set(client, before + 1);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
  });
};
