import { TLSSocket } from 'node:tls';

import type { Request } from 'express';

/** Breaks the request's connection off. TLS sockets can't send a TCP reset, so they are closed. */
export const resetConnection = ({ socket }: Request): void => {
  if (socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
};
