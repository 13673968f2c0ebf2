import type { IncomingMessage } from 'node:http';

/** Returns the origin that the client called, because the server doesn't know its public name. */
export const originOf = (request: IncomingMessage): string => {
  const named = `http://${request.headers.host ?? ''}`;
  return URL.canParse(named)
    ? new URL(named).origin
    : `http://localhost:${request.socket.localPort}`;
};
