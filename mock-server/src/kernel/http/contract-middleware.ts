import type { AppRoute } from '@ts-rest/core';
import type { NextFunction, Request, Response } from 'express';

export type RoutedRequest = Request & { tsRestRoute: AppRoute };

export type ContractMiddleware = (
  request: RoutedRequest,
  response: Response,
  next: NextFunction,
) => void;
