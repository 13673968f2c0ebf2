import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const WELL_FORMED = /^[\w.-]{8,128}$/;

/** The id of the request that a response answers. */
export const requestIdOf = (res: ServerResponse): string => String(res.getHeader('x-request-id'));

/**
 * Gives every request an id: the browser's or the balancer's if it is well-formed, else a new one.
 * It goes to the provider, into the log, into every error body and back to the browser.
 */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.headers['x-request-id'];
  const usable = typeof given === 'string' && WELL_FORMED.test(given);
  res.setHeader('x-request-id', usable ? given : randomUUID());
  next();
};
