import type { RequestHandler } from 'express';

/** Nobody between the browser and here may keep the answer: it is one person's. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
