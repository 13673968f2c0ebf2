import type { AppRoute } from '@ts-rest/core';
import { json } from 'express';

import type { ContractMiddleware } from './contract-middleware';
import { refuse } from './refusal';

/** Bytes of a JSON body, unpacked. */
export const MAX_JSON_BYTES = 64 * 1024;

const parse = json({ limit: MAX_JSON_BYTES });

const takesJson = (route: AppRoute): boolean =>
  'body' in route &&
  typeof route.body === 'object' &&
  route.body !== null &&
  '~standard' in route.body;

/**
 * Reads the body where the route has a schema for it, and only there: a multipart body stays in the
 * stream. It runs behind the guards, so that a body is not even read for somebody who may not call.
 */
export const readJsonBody: ContractMiddleware = (request, response, next) => {
  const isEmpty =
    request.headers['transfer-encoding'] === undefined &&
    Number(request.headers['content-length'] ?? 0) === 0;
  if (isEmpty || !takesJson(request.tsRestRoute)) {
    next();
    return;
  }
  if (request.is('application/json') === false) {
    refuse(response, 415, 'This call takes a JSON body (Content-Type: application/json).');
    return;
  }
  parse(request, response, next);
};
