import type { Socket } from 'node:net';

/**
 * Handles the idle timeout of a connection: ends it when it has no request or when the client
 * doesn't read its response. A connection that waits for the BFF's response stays open.
 *
 * @param isBusy whether a request of the connection is in progress
 * @param onUnread called for each connection that ends with an unread response
 */
export const closeIdleConnection =
  (isBusy: (socket: Socket) => boolean, onUnread: () => void) =>
  (socket: Socket): void => {
    const isUnread = socket.writableLength > 0;
    if (isBusy(socket) && !isUnread) return;
    socket.destroy();
    if (isUnread) onUnread();
  };
