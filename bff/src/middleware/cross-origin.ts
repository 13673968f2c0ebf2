import { forwardedRoutes } from '../api/forwarded';
import cors from 'cors';
import type { RequestHandler } from 'express';

/** How long a browser may remember that a call is allowed, in seconds. */
const PREFLIGHT_AGE = 600;

const METHODS = [...new Set(forwardedRoutes.map(({ route }) => route.method))];
const REQUEST_HEADERS = [
  'authorization',
  'content-type',
  'last-event-id',
  'x-request-id',
  'traceparent',
];
const RESPONSE_HEADERS = ['x-request-id', 'retry-after'];

/** What lets a page of one of these origins read an answer that no middleware sees: names and values. */
export const readableBy = (origins: readonly string[]) => {
  const exposed = RESPONSE_HEADERS.join();
  const headers = new Map(
    origins.map((origin) => [
      origin,
      ['Access-Control-Allow-Origin', origin, 'Access-Control-Expose-Headers', exposed],
    ]),
  );
  const vary = origins.length === 0 ? [] : ['Vary', 'Origin'];
  return (origin: string | undefined): string[] => [...vary, ...(headers.get(origin ?? '') ?? [])];
};

/**
 * Lets pages of these origins call the contract's routes, and no others. Without credentials: there
 * are no cookies here, and a token is sent by whoever holds it.
 *
 * @param origins exact, such as https://app.example.com
 * @param forwardHeaders names of further request headers that a page may send
 */
export const crossOrigin = (
  origins: readonly string[],
  forwardHeaders: readonly string[],
): RequestHandler => {
  const allow = cors({
    origin: [...origins],
    methods: METHODS,
    allowedHeaders: [...REQUEST_HEADERS, ...forwardHeaders],
    exposedHeaders: RESPONSE_HEADERS,
    credentials: false,
    maxAge: PREFLIGHT_AGE,
  });
  return (req, res, next) => {
    res.vary('Origin');
    const { origin } = req.headers;
    const preflight = req.headers['access-control-request-method'] !== undefined;
    const allowed = origin !== undefined && origins.includes(origin);
    if (allowed && (preflight || req.method !== 'OPTIONS')) allow(req, res, next);
    else next();
  };
};
