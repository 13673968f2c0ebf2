import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const WELL_FORMED = /^[\w.-]{8,128}$/;

/** The id of the request that a response answers. */
export const requestIdOf = (res: ServerResponse): string => String(res.getHeader('x-request-id'));

/** The browser's id or the balancer's, if it is well-formed, else a new one. */
export const requestIdFor = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
};

/**
 * Gives every request an id. It goes to the provider, into the log, into every error body and back to
 * the browser.
 */
export const requestId: RequestHandler = (req, res, next) => {
  res.setHeader('x-request-id', requestIdFor(req));
  next();
};
