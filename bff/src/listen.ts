import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { ConfigurationError } from './config';

/** Connections that may wait to be taken. With Node's 511, a burst of one client's keeps out all others. */
const BACKLOG = 4096;

/** Where a server shall listen; `variable` is the environment's name for the port. */
type Place = { variable: string; port: number; host: string | undefined };

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
const isTaken = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE';

/** What the operator can mend, by the system's code; a name that is not known has one of several. */
const complaintOf = (error: unknown, { variable, port }: Place): string | undefined => {
  const code = codeOf(error);
  if (isTaken(error))
    return `${variable} ${port} is taken: stop the program that listens there, or set another ${variable}`;
  if (code === 'EACCES' || code === 'EPERM')
    return `${variable} must be a port that this user may open: 1024 or above, or 0 for a free one`;
  const isHost =
    code === 'EADDRNOTAVAIL' ||
    code === 'EINVAL' ||
    code === 'EAFNOSUPPORT' ||
    (error instanceof Error && 'syscall' in error && error.syscall === 'getaddrinfo');
  return isHost
    ? 'HOST must be an address of this machine or a name of one, such as 127.0.0.1 or ::; absent: every address'
    : undefined;
};

/**
 * Lets a server listen.
 *
 * @returns the port, also when a free one was asked for
 * @throws ConfigurationError when the port is taken or not allowed, or HOST is not this machine's
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
 * Whether a server could listen there. A port that is taken is no complaint: it may well be taken by
 * the instance whose settings are asked for.
 *
 * @throws ConfigurationError
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
