import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How often connections are looked at that have become idle meanwhile. */
const IDLE_CHECK_MS = 50;

/** Times in milliseconds. */
export type DrainTimes = {
  /** During which requests are still taken, because balancers do not know yet. */
  delay: number;
  /** After which what is still open is cut off. */
  deadline: number;
};

/**
 * Go on for a while, telling each client to come back by another connection; then stop taking
 * connections, close the idle ones and let open requests finish.
 *
 * @param endEndless ends the answers that never finish, once no connection is taken any more
 * @returns once no connection is left
 */
export const drain = async (
  server: Server,
  { delay, deadline }: DrainTimes,
  endEndless: () => void = () => undefined,
): Promise<void> => {
  server.prependListener('request', (_req, res: ServerResponse) => {
    res.shouldKeepAlive = false;
  });
  await pause(delay);
  const closed = new Promise((resolve) => server.close(resolve));
  endEndless();
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const late = setTimeout(() => server.closeAllConnections(), deadline);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
};
