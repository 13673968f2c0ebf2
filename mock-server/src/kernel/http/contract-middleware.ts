import type { AppRoute } from '@ts-rest/core';
import type { NextFunction, Request, Response } from 'express';

/** A request for which ts-rest has found the contract's route. */
export type RoutedRequest = Request & { tsRestRoute: AppRoute };

/** Runs for every route of a contract, before the request is validated. */
export type ContractMiddleware = (
  request: RoutedRequest,
  response: Response,
  next: NextFunction,
) => void;
