import { once } from 'node:events';
import type { Server } from 'node:http';

import { ConfigurationError } from './config';

/** Connections that may wait to be taken. With Node's 511, a burst of one client's keeps out all others. */
const BACKLOG = 4096;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Lets a server listen.
 *
 * @param variable the environment's name for the port
 * @returns the port, also when a free one was asked for
 * @throws ConfigurationError when the port is taken
 */
export const listen = async (
  server: Server,
  { variable, port, host }: { variable: string; port: number; host: string | undefined },
): Promise<number> => {
  try {
    server.listen({ port, host, backlog: BACKLOG });
    await once(server, 'listening');
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new ConfigurationError(
      `${variable} ${port} is taken: stop the program that listens there, or set another ${variable}`,
    );
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
};
