import type { NextFunction, Request, Response } from 'express';

import { MarketRefusal } from '../shared/refusal';

export const answerRefusals = (
  error: unknown,
  _request: Request,
  response: Response,
  next: NextFunction,
): void => {
  if (!(error instanceof MarketRefusal)) {
    next(error);
    return;
  }
  const { status, code, message, about } = error;
  response.status(status).json({ message, code, ...about });
};
