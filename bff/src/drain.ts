import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const IDLE_CHECK_MS = 50;

export type DrainTimes = {
  /** How long requests are still accepted, in ms, while load balancers notice the shutdown. */
  delay: number;
  deadline: number;
};

/** Serves requests with `Connection: close`; resolves when the last open request has finished. */
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
