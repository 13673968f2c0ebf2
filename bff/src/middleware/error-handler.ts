import { TsRestResponseValidationError, UnknownStatusError } from '@ts-rest/core';
import { RequestValidationError } from '@ts-rest/express';
import type { ErrorRequestHandler } from 'express';

import { UndeclaredRefusal } from '../provider/errors';
import { INVALID_TOKEN_CHALLENGE } from '../provider/forwarded-response';
import { Refusal, type RefusalCode } from '../refusal';
import { InvalidResponse } from './invalid-response';
import { noteFailure } from './failure';
import { requestIdOf } from './request-id';
import { validationMessage } from './validation-message';

const FRAMEWORK_REFUSALS: Record<number, RefusalCode> = {
  400: 'BAD_REQUEST',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

const statusOf = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 500;

const refusalFor = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof RequestValidationError) {
    return new Refusal('BAD_REQUEST', { message: validationMessage(error) });
  }
  if (error instanceof TsRestResponseValidationError || error instanceof UnknownStatusError) {
    return new Refusal('PROVIDER_BAD_ANSWER', { cause: new InvalidResponse(error) });
  }
  return new Refusal(FRAMEWORK_REFUSALS[statusOf(error)] ?? 'INTERNAL', { cause: error });
};

export const errorHandler: ErrorRequestHandler = (error: unknown, _req, res, _next) => {
  if (res.headersSent) {
    // A response that has started can't become an error response; Express would append the error's
    // message to it.
    noteFailure(res, { code: 'INTERNAL', cause: error });
    res.destroy();
    return;
  }
  res.setHeader('Cache-Control', 'no-store');
  if (error instanceof UndeclaredRefusal) {
    const { status, headers, body } = error.response;
    noteFailure(res, { code: status < 500 ? 'PROVIDER_REFUSED' : 'PROVIDER_FAILED', cause: error });
    res.status(status).setHeaders(headers).end(body);
    return;
  }
  const { code, message, status, cause, retryAfterMs } = refusalFor(error);
  noteFailure(res, { code, cause });
  if (code === 'CLIENT_LEFT') {
    res.destroy();
    return;
  }
  if (code === 'INVALID_TOKEN') res.setHeader('WWW-Authenticate', INVALID_TOKEN_CHALLENGE);
  if (retryAfterMs !== undefined) {
    res.setHeader('Retry-After', String(Math.max(1, Math.ceil(retryAfterMs / 1000))));
  }
  res.status(status).json({ message, code, requestId: requestIdOf(res) });
};
