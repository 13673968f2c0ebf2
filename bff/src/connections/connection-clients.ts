import type { Express } from 'express';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

import { clientKey, clients } from '../limits/client-key';

const clientOfRequest = clients([]);

/**
 * Finds the client that a connection belongs to: by its peer's address, or where that is a trusted proxy by
 * the address that the proxy has written into the request. Undefined for a proxy's connection without a
 * request.
 */
export const connectionClients = (app: Express) => {
  const isTrusted: (address: string, hop: number) => boolean = app.get('trust proxy fn');
  return (socket: Socket, req: IncomingMessage | undefined): string | undefined => {
    if (req !== undefined) return clientOfRequest(req);
    const { remoteAddress = '' } = socket;
    return isTrusted(remoteAddress, 0) ? undefined : clientKey(remoteAddress);
  };
};
