import type { AppRoute } from '@ts-rest/core';
import type { NextFunction, Request, Response } from 'express';

/** A request that ts-rest has matched with a route. */
export type RoutedRequest = Request & { tsRestRoute: AppRoute };

/** Runs for every route of a contract, before the request is validated. */
export type ContractMiddleware = (
  request: RoutedRequest,
  response: Response,
  next: NextFunction,
) => void;
