import { hasTooManyParameters, TOO_MANY_PARAMETERS } from '@trait-market/contract/shared';
import type { RequestHandler } from 'express';

import { Refusal } from '../refusal';

/** Browsers and proxies send a third of it. Node makes objects of each header, which take 150 bytes and more (T95). */
export const MOST_HEADERS = 100;

/** How many Host lines a request has; Node keeps the first, and a proxy in front may go by another. */
const hostLines = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/**
 * Refuses more headers than `MOST_HEADERS`, a URL over `limit` bytes or with more query parameters than are
 * read, a request without a Host, which Node would answer without a message, and one with several (RFC 9112
 * §3.2).
 */
export const requestLine =
  (limit: number): RequestHandler =>
  (req, res, next) => {
    if (req.rawHeaders.length > 2 * MOST_HEADERS) {
      // The length of its body may be among the headers that Node has dropped.
      res.setHeader('Connection', 'close');
      throw new Refusal('HEADERS_TOO_LARGE');
    }
    // A URL has passed the HTTP parser, so a character is a byte.
    if (req.url.length > limit) throw new Refusal('URL_TOO_LONG');
    if (hasTooManyParameters(req.url))
      throw new Refusal('BAD_REQUEST', { message: TOO_MANY_PARAMETERS });
    const hosts = hostLines(req.rawHeaders);
    if (hosts > 1 || (hosts === 0 && req.httpVersion === '1.1')) throw new Refusal('BAD_REQUEST');
    next();
  };
