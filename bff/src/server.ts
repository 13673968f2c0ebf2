import type { Express } from 'express';
import { createServer, STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { expressMessages } from './express-messages';
import { Refusal, type RefusalCode } from './refusal';

/** How a client has to behave: sizes in bytes, times in milliseconds. */
export type ServerLimits = {
  headers: number;
  headersDeadline: number;
  requestDeadline: number;
  keepAlive: number;
};

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
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy: same-origin',
    'Strict-Transport-Security: max-age=31536000; includeSubDomains',
    'X-Content-Type-Options: nosniff',
    '',
    body,
  ].join('\r\n');
};

const refuse = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new Refusal(REFUSALS[error.code ?? ''] ?? 'BAD_REQUEST');
  socket.end(rawAnswer(refusal), () => socket.destroy());
};

/**
 * An HTTP server that answers in words to clients that break the protocol, send too much or are
 * too slow, and closes their connection.
 */
export const createHttpServer = (app: Express, limits: ServerLimits): Server =>
  createServer(
    {
      maxHeaderSize: limits.headers,
      headersTimeout: limits.headersDeadline,
      requestTimeout: limits.requestDeadline,
      connectionsCheckingInterval: Math.min(SLOWNESS_CHECK_MS, limits.headersDeadline),
      keepAliveTimeout: limits.keepAlive,
      // A missing Host is refused by a middleware, with a message.
      requireHostHeader: false,
      ...expressMessages(app),
    },
    app,
  ).on('clientError', refuse);
