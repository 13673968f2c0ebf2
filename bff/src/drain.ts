import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const IDLE_CHECK_MS = 50;

export type DrainTimes = {
  /** Requests are accepted for this time, in ms, until balancers have noticed. */
  delay: number;
  deadline: number;
};

/** Serves with `Connection: close`, then resolves when the last open request has finished. */
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
