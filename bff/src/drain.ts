import type { Server } from 'node:http';

/** How often connections are looked at that have become idle meanwhile. */
const IDLE_CHECK_MS = 50;

/**
 * Stop taking connections, close the idle ones and let open requests finish.
 *
 * @param deadline when to cut off what is still open, in milliseconds
 * @returns once no connection is left
 */
export const drain = async (server: Server, deadline: number): Promise<void> => {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const late = setTimeout(() => server.closeAllConnections(), deadline);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
};
