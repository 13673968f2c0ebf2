import type { RequestHandler } from 'express';

import { Refusal } from '../refusal';

/**
 * Refuses a URL over `limit` bytes and a request without a Host (RFC 9112 §3.2), which Node would
 * answer without a message.
 */
export const requestLine =
  (limit: number): RequestHandler =>
  (req, _res, next) => {
    // A URL has passed the HTTP parser, so a character is a byte.
    if (req.url.length > limit) throw new Refusal('URL_TOO_LONG');
    if (req.httpVersion === '1.1' && req.headers.host === undefined) {
      throw new Refusal('BAD_REQUEST');
    }
    next();
  };
