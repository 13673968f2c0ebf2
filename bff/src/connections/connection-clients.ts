import type { Express } from 'express';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

import { clientKey, clients } from '../limits/client-key';

const clientOfRequest = clients([]);

/** Identifies a connection's client by the peer's address or, behind a trusted proxy, a header. */
export const connectionClients = (app: Express) => {
  const isTrusted: (address: string, hop: number) => boolean = app.get('trust proxy fn');
  return (socket: Socket, req: IncomingMessage | undefined): string | undefined => {
    if (req !== undefined) return clientOfRequest(req);
    const { remoteAddress = '' } = socket;
    return isTrusted(remoteAddress, 0) ? undefined : clientKey(remoteAddress);
  };
};
