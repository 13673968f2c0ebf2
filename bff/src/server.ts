import type { Express } from 'express';
import { createServer, STATUS_CODES, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import { BARE_HEADERS } from './bare-headers';
import { boundConnections, type ConnectionBounds } from './connections/bound-connections';
import { connectionClients } from './connections/connection-clients';
import { splitPipelinedReads } from './connections/split-pipelined-reads';
import { serializeRequests } from './connections/serialize-requests';
import { closeIdleConnection } from './connections/close-idle-connection';
import { expressMessages } from './express-messages';
import { Refusal, type RefusalCode } from './refusal';
import { MOST_HEADERS } from './middleware/request-line';
import { originForm } from './request-target';
import type { Refuse } from './shedding/refuse';
import { boundUnreadBody, type BodyLimits } from './unread-body';

/** Limits for clients, with sizes in bytes and times in ms. */
export type ServerLimits = {
  connections: ConnectionBounds;
  headers: number;
  headersDeadline: number;
  requestDeadline: number;
  responseDeadline: number;
  keepAlive: number;
  bodies: BodyLimits;
};

export type Closing = 'full' | 'share' | 'pipelining' | 'pieces' | 'unread';

/** The interval at which slow clients are checked for, in ms. */
const SLOWNESS_CHECK_MS = 1000;

const REFUSALS: Record<string, RefusalCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

// Returns a complete HTTP response for a socket, because invalid requests never reach the
// middleware.
const rawResponse = ({ code, message, status }: Refusal): string => {
  const body = JSON.stringify({ message, code });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(BARE_HEADERS).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
};

const refuseRaw = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  // A browser opens connections in advance, and would read a response as that of a later request.
  const hasSentNothing = socket instanceof Socket && socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || !socket.writable || hasSentNothing) {
    socket.destroy();
    return;
  }
  const refusal = new Refusal(REFUSALS[error.code ?? ''] ?? 'BAD_REQUEST');
  socket.end(rawResponse(refusal), () => socket.destroy());
};

/** How long the remaining data of a rejected connection is read, in ms. */
const LINGER_MS = 1000;

// Responds, and reads the remaining data. Closing a connection with unread bytes would reset it
// before the response arrives.
const refuseWhileSending = (error: Error, socket: Socket): void => {
  socket.removeAllListeners('data').resume();
  const lingering = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(lingering));
  socket.end(rawResponse(new Refusal('BAD_REQUEST', { cause: error })));
};

/**
 * Creates a server that bounds connections and the memory of each. `refuse` may respond before
 * `app` does.
 */
export const createHttpServer = (
  app: Express,
  limits: ServerLimits,
  refuse: Refuse,
  onClosing: (reason: Closing) => void,
): Server => {
  const server = createServer({
    maxHeaderSize: limits.headers,
    headersTimeout: limits.headersDeadline,
    requestTimeout: limits.requestDeadline,
    connectionsCheckingInterval: Math.min(SLOWNESS_CHECK_MS, limits.headersDeadline),
    keepAliveTimeout: limits.keepAlive,
    // Node doesn't check for a missing Host, because `requestLine` rejects it with a better
    // message.
    requireHostHeader: false,
    ...expressMessages(app),
  });
  // This timeout restarts with each chunk that the client sends or reads.
  server.timeout = limits.responseDeadline;
  // Node drops all headers beyond this count. `requestLine` rejects every request that reaches it.
  server.maxHeadersCount = MOST_HEADERS + 1;
  server.on('connection', (socket) =>
    splitPipelinedReads(socket, (error) => {
      onClosing('pieces');
      refuseWhileSending(error, socket);
    }),
  );
  const requestQueue = serializeRequests(
    (req, res) => {
      req.url = originForm(req.url ?? '');
      boundUnreadBody(req, res, limits.bodies);
      if (!refuse(req, res)) app(req, res);
    },
    () => onClosing('pipelining'),
  );
  boundConnections(server, {
    ...limits.connections,
    current: requestQueue.current,
    clientOf: connectionClients(app),
    onClosing,
  });
  return (
    server
      .on('request', requestQueue.handle)
      .on(
        'timeout',
        closeIdleConnection(requestQueue.isBusy, () => onClosing('unread')),
      )
      // Expectations other than "100-continue" may be ignored (RFC 9110 §10.1.1), so the request is
      // handled normally.
      .on('checkExpectation', requestQueue.handle)
      .on('clientError', refuseRaw)
  );
};
