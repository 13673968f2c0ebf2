import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const WELL_FORMED = /^[\w.-]{8,128}$/;

export const requestIdOf = (res: ServerResponse): string => String(res.getHeader('x-request-id'));

/** Returns the id that the browser or load balancer sent if it is well-formed, else a new one. */
export const requestIdFor = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
};

export const requestId: RequestHandler = (req, res, next) => {
  res.setHeader('x-request-id', requestIdFor(req));
  next();
};
