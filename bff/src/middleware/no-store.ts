import type { RequestHandler } from 'express';

export const NO_STORE = ['Cache-Control', 'no-store'] as const;

export const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader(...NO_STORE);
  next();
};
