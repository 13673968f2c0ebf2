import type { Socket } from 'node:net';

/**
 * What to do with a connection on which nothing moved for as long as it may be still: an answer that
 * the client does not take ends it, as does having nothing to do. One that waits for an answer of
 * ours stays.
 *
 * @param isBusy whether a request of the connection is under way
 * @param onUnread told of each connection that is ended while an answer waits on it
 */
export const endStill =
  (isBusy: (socket: Socket) => boolean, onUnread: () => void) =>
  (socket: Socket): void => {
    const isUnread = socket.writableLength > 0;
    if (isBusy(socket) && !isUnread) return;
    socket.destroy();
    if (isUnread) onUnread();
  };
