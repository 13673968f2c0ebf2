import type { AppRoute } from '@ts-rest/core';
import { json, type RequestHandler } from 'express';

import type { ContractMiddleware } from './contract-middleware';
import { refuse } from './refusal';

/** Bytes of a JSON body, unpacked. */
export const MAX_JSON_BYTES = 64 * 1024;

/** The same where the world's whole state comes in: people, traits and uploaded pictures. */
const MAX_STATE_BYTES = 256 * 1024 * 1024;

const takesJson = (route: AppRoute): boolean =>
  'body' in route &&
  typeof route.body === 'object' &&
  route.body !== null &&
  '~standard' in route.body;

/** Express takes a body without a character for `{}`: one that is chunked, or a byte order mark. */
const refuseNothing = (_request: unknown, _response: unknown, bytes: Buffer): void => {
  if (new TextDecoder().decode(bytes) !== '') return;
  throw Object.assign(new Error('The body is empty.'), {
    status: 400,
    type: 'entity.parse.failed',
  });
};

/**
 * Reads JSON bodies of so many bytes: the body where the route has a schema for it, and only there: a multipart body stays in the
 * stream. It runs behind the guards, so that a body is not even read for somebody who may not call.
 */
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

/** For the provider's calls, and whoever answers beside it. */
export const readJsonBody = jsonBodyReader(MAX_JSON_BYTES);
/** For the control surface. */
export const readControlBody = jsonBodyReader(MAX_STATE_BYTES);

const readLeniently = json({ limit: MAX_JSON_BYTES });

/**
 * Reads the JSON body of a call that no route will read, so that the journal can tell it. What is no JSON,
 * or too long, is left out.
 */
export const readBodyForJournal: RequestHandler = (request, response, next) => {
  readLeniently(request, response, () => next());
};
