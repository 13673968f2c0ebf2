import type { Socket } from 'node:net';

/** Closes a connection that has no request in progress, or whose client doesn't read responses. */
export const closeIdleConnection =
  (isBusy: (socket: Socket) => boolean, onUnread: () => void) =>
  (socket: Socket): void => {
    const isUnread = socket.writableLength > 0;
    if (isBusy(socket) && !isUnread) return;
    socket.destroy();
    if (isUnread) onUnread();
  };
