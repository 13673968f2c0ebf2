import type { RequestHandler } from 'express';

/** Forbids caching by proxies and browsers, because the response is personal. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
