import { hasTooManyParameters, TOO_MANY_PARAMETERS } from '@trait-market/contract/shared';
import type { RequestHandler } from 'express';

import { Refusal } from '../refusal';
import { headerLines } from './header-lines';

/**
 * The maximum number of headers. Browsers and proxies send a third of it, and each header costs
 * Node 150 bytes (T95).
 */
export const MOST_HEADERS = 100;

/**
 * Rejects requests with too many headers or query parameters, a long URL, or not exactly one Host
 * header (RFC 9112 §3.2).
 */
export const requestLine =
  (limit: number): RequestHandler =>
  (req, res, next) => {
    if (req.rawHeaders.length > 2 * MOST_HEADERS) {
      // Node has dropped the excess headers, possibly including the body's length, so the
      // connection can't be reused.
      res.setHeader('Connection', 'close');
      throw new Refusal('HEADERS_TOO_LARGE');
    }
    // The URL's length in characters equals its length in bytes, because the HTTP parser accepts
    // ASCII only.
    if (req.url.length > limit) throw new Refusal('URL_TOO_LONG');
    if (hasTooManyParameters(req.url))
      throw new Refusal('BAD_REQUEST', { message: TOO_MANY_PARAMETERS });
    // Node uses the first Host header, but a proxy in front may use another.
    const hosts = headerLines(req.rawHeaders, 'host');
    if (hosts > 1 || (hosts === 0 && req.httpVersion === '1.1')) throw new Refusal('BAD_REQUEST');
    next();
  };
