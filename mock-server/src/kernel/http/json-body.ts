import { MAX_JSON_BYTES } from '@trait-market/contract/shared';
import type { AppRoute } from '@ts-rest/core';
import { json, type RequestHandler } from 'express';

import type { ContractMiddleware } from './contract-middleware';
import { refuse } from './refusal';

const MAX_STATE_BYTES = 256 * 1024 * 1024;

const takesJson = (route: AppRoute): boolean =>
  'body' in route &&
  typeof route.body === 'object' &&
  route.body !== null &&
  '~standard' in route.body;

/** Rejects empty bodies: Express would parse an empty chunked body or a byte order mark as `{}`. */
const refuseNothing = (_request: unknown, _response: unknown, bytes: Buffer): void => {
  if (new TextDecoder().decode(bytes) !== '') return;
  throw Object.assign(new Error('The body is empty.'), {
    status: 400,
    type: 'entity.parse.failed',
  });
};

/** Reads JSON bodies. Must run after the guards, so that unauthorized bodies aren't read. */
const jsonBodyReader = (limit: number): ContractMiddleware => {
  const parse = json({ limit, verify: refuseNothing });
  return (request, response, next) => {
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
};

export const readJsonBody = jsonBodyReader(MAX_JSON_BYTES);
export const readControlBody = jsonBodyReader(MAX_STATE_BYTES);

const readLeniently = json({ limit: MAX_JSON_BYTES });

export const readBodyForJournal: RequestHandler = (request, response, next) => {
  readLeniently(request, response, () => next());
};
