import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';

export const schemeOf = ({ socket }: IncomingMessage): 'http' | 'https' =>
  socket instanceof TLSSocket ? 'https' : 'http';

/** Returns the origin that the client called, because the server doesn't know its public name. */
export const originOf = (request: IncomingMessage): string => {
  const named = `${schemeOf(request)}://${request.headers.host ?? ''}`;
  return URL.canParse(named)
    ? new URL(named).origin
    : `${schemeOf(request)}://localhost:${request.socket.localPort}`;
};
