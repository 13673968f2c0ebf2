import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const IDLE_CHECK_MS = 50;

export type DrainTimes = {
  /** Requests are still accepted during this delay, until balancers have noticed. In ms. */
  delay: number;
  /** After this time open requests are aborted. In ms. */
  deadline: number;
};

/**
 * Serves for a while with `Connection: close`, then stops accepting connections, closes the idle
 * ones and lets open requests finish.
 *
 * @param endEndless ends event streams, once no new connection is accepted
 * @returns a promise that resolves when no connection is left
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
