import type { Express } from 'express';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

import { clientKey, clients } from '../limits/client-key';

const clientOfRequest = clients([]);

/**
 * Identifies the client of a connection: by the peer's address, or for a trusted proxy by the
 * address that the proxy wrote into the request. Undefined for a proxy's connection without a
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
