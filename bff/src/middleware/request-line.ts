import { hasTooManyParameters, TOO_MANY_PARAMETERS } from '@trait-market/contract/shared';
import type { RequestHandler } from 'express';

import { Refusal } from '../refusal';

/** Browsers and proxies send a third of it; each header costs Node 150 bytes (T95). */
export const MOST_HEADERS = 100;

/** Counts a request's Host lines: Node uses the first, but a proxy in front may use another. */
const hostLines = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Refuses too many headers or parameters, long URLs, and not exactly one Host (RFC 9112 §3.2). */
export const requestLine =
  (limit: number): RequestHandler =>
  (req, res, next) => {
    if (req.rawHeaders.length > 2 * MOST_HEADERS) {
      // The dropped headers may include the body's length.
      res.setHeader('Connection', 'close');
      throw new Refusal('HEADERS_TOO_LARGE');
    }
    // The HTTP parser has accepted the URL, so each character is one byte.
    if (req.url.length > limit) throw new Refusal('URL_TOO_LONG');
    if (hasTooManyParameters(req.url))
      throw new Refusal('BAD_REQUEST', { message: TOO_MANY_PARAMETERS });
    const hosts = hostLines(req.rawHeaders);
    if (hosts > 1 || (hosts === 0 && req.httpVersion === '1.1')) throw new Refusal('BAD_REQUEST');
    next();
  };
