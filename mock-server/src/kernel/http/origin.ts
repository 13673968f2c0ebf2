import type { IncomingMessage } from 'node:http';

/**
 * The address under which a request has reached this server, without a path. Picture addresses are
 * made from it, since the server does not know by what name it is called.
 */
export const originOf = (request: IncomingMessage): string => {
  const named = `http://${request.headers.host ?? ''}`;
  return URL.canParse(named)
    ? new URL(named).origin
    : `http://localhost:${request.socket.localPort}`;
};
