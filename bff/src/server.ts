import type { Express } from 'express';
import { createServer, STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import { BARE_HEADERS } from './bare-answer';
import { boundConnections, type ConnectionBounds } from './connections/bound-connections';
import { connectionClients } from './connections/connection-clients';
import { feedInPieces } from './connections/feed-in-pieces';
import { takeInTurn } from './connections/in-turn';
import { endStill } from './connections/end-still';
import { expressMessages } from './express-messages';
import { Refusal, type RefusalCode } from './refusal';
import { MOST_HEADERS } from './middleware/request-line';
import { originForm } from './request-target';
import type { Refuse } from './shedding/refuse';
import { boundUnreadBody, type BodyLimits } from './unread-body';

/** How a client has to behave: sizes in bytes, times in milliseconds. */
export type ServerLimits = {
  connections: ConnectionBounds;
  headers: number;
  headersDeadline: number;
  requestDeadline: number;
  /** For taking the next bytes of an answer. */
  answerDeadline: number;
  keepAlive: number;
  bodies: BodyLimits;
};

/** Why a connection was closed that its client would have kept. */
export type Closing = 'full' | 'share' | 'pipelining' | 'pieces' | 'unread';

/** How often clients are looked at that are too slow. */
const SLOWNESS_CHECK_MS = 1000;

const REFUSALS: Record<string, RefusalCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** An answer to what never became a request, so no middleware has seen it. */
const rawAnswer = ({ code, message, status }: Refusal): string => {
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
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new Refusal(REFUSALS[error.code ?? ''] ?? 'BAD_REQUEST');
  socket.end(rawAnswer(refusal), () => socket.destroy());
};

/** How long what still arrives on a refused connection is read, in milliseconds. */
const LINGER_MS = 1000;

/** Refuses, and drops what still arrives: closing with unread bytes resets the connection before the client has the response. */
const refuseWhileSending = (error: Error, socket: Socket): void => {
  socket.removeAllListeners('data').resume();
  const lingering = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(lingering));
  socket.end(rawAnswer(new Refusal('BAD_REQUEST', { cause: error })));
};

/**
 * An HTTP server that answers in words to clients that break the protocol, send too much or are
 * too slow, and closes their connection. What a connection may hold is bounded, and how many there are.
 *
 * @param refuse may answer a request before `app` sees it
 * @param onClosing told of each connection that is closed for what its client does, or for want of room
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
    // A missing Host is refused by a middleware, with a message.
    requireHostHeader: false,
    ...expressMessages(app),
  });
  // Node drops all headers beyond this count; `requestLine` refuses a request that reaches it.
  server.maxHeadersCount = MOST_HEADERS + 1;
  server.on('connection', (socket) =>
    feedInPieces(socket, (error) => {
      onClosing('pieces');
      refuseWhileSending(error, socket);
    }),
  );
  const turns = takeInTurn(
    (req, res) => {
      req.url = originForm(req.url ?? '');
      // Counted anew with each piece that the client takes, and with the next request.
      req.socket.setTimeout(limits.answerDeadline);
      boundUnreadBody(req, res, limits.bodies);
      if (!refuse(req, res)) app(req, res);
    },
    () => onClosing('pipelining'),
  );
  boundConnections(server, {
    ...limits.connections,
    current: turns.current,
    clientOf: connectionClients(app),
    onClosing,
  });
  return (
    server
      .on('request', turns.take)
      .on(
        'timeout',
        endStill(turns.isBusy, () => onClosing('unread')),
      )
      // What a client expects beside "100-continue" may be ignored (RFC 9110 §10.1.1).
      .on('checkExpectation', turns.take)
      .on('clientError', refuseRaw)
  );
};
