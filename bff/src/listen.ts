import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { ConfigurationError } from './config/config';

// The number of connections that can wait to be accepted. With Node's 511, a burst of one client
// blocks all others.
const BACKLOG = 4096;

type Place = { variable: string; port: number; host: string | undefined };

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
const isTaken = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE';

// Returns a message if the operator can fix the error. A HOST that doesn't exist has several error
// codes.
const complaintOf = (error: unknown, { variable, port }: Place): string | undefined => {
  const code = codeOf(error);
  if (isTaken(error))
    return `${variable} ${port} is in use: stop the program that uses it, or set another ${variable}`;
  if (code === 'EACCES' || code === 'EPERM')
    return `${variable} must be a port that this user may use: 1024 or above, or 0 for a free one`;
  const isHost =
    code === 'EADDRNOTAVAIL' ||
    code === 'EINVAL' ||
    code === 'EAFNOSUPPORT' ||
    (error instanceof Error && 'syscall' in error && error.syscall === 'getaddrinfo');
  return isHost
    ? 'HOST must be an address or a name of this machine, such as 127.0.0.1 or ::; absent: every address'
    : undefined;
};

/**
 * Listens, and returns the port.
 * @throws ConfigurationError when the port or HOST is unavailable
 */
export const listen = async (server: Server, place: Place): Promise<number> => {
  const { port, host } = place;
  try {
    server.listen({ port, host, backlog: BACKLOG });
    await once(server, 'listening');
  } catch (error) {
    const complaint = complaintOf(error, place);
    throw complaint === undefined ? error : new ConfigurationError(complaint);
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
};

/**
 * Checks that listening is possible; a port in use passes.
 * @throws ConfigurationError when HOST or the port is invalid
 */
export const tryToListen = async (place: Place): Promise<void> => {
  const server = createServer();
  try {
    server.listen({ port: place.port, host: place.host });
    await once(server, 'listening');
  } catch (error) {
    if (isTaken(error)) return;
    const complaint = complaintOf(error, place);
    throw complaint === undefined ? error : new ConfigurationError(complaint);
  }
  server.close();
  await once(server, 'close');
};
