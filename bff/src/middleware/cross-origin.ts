import { forwardedRoutes } from '../api/forwarded';
import cors from 'cors';
import type { RequestHandler } from 'express';

/** How long browsers cache a preflight response, in seconds. */
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

/** Allows the configured origins to call the contract's routes, without credentials. */
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
