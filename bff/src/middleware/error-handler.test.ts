import { TsRestResponseValidationError, UnknownStatusError } from '@ts-rest/core';
import { RequestValidationError } from '@ts-rest/express';
import { v1Contract } from '@trait-market/contract/v1';
import type { Request, Response } from 'express';
import { describe, expect, test, vi } from 'vitest';

import { UndeclaredRefusal } from '../provider/errors';
import { Refusal } from '../refusal';
import { BadAnswer } from './bad-answer';
import { errorHandler } from './error-handler';
import { failureOf } from './failure';

/** What becomes of a response when this is thrown. */
const answered = (error: unknown, { headersSent = false } = {}) => {
  const headers: Record<string, string> = {};
  const json = vi.fn();
  const destroy = vi.fn();
  const next = vi.fn();
  const status = vi.fn(() => ({ json }));
  const res = {
    headersSent,
    getHeader: () => 'r1',
    setHeader: (name: string, value: string) => (headers[name] = value),
    destroy,
    status,
  } as unknown as Response;
  void errorHandler(error, {} as Request, res, next);
  expect(next).not.toHaveBeenCalled();
  return {
    headers,
    status: status.mock.calls.flat()[0],
    body: json.mock.calls.flat()[0],
    isDestroyed: destroy.mock.calls.length === 1,
    failure: failureOf(res),
  };
};

test('a refusal is its status, its words, its code and the id of the request', () => {
  const cause = new Error('why');
  expect(answered(new Refusal('NOT_FOUND', { cause }))).toEqual({
    headers: { 'Cache-Control': 'no-store' },
    status: 404,
    body: { message: 'There’s nothing at this address.', code: 'NOT_FOUND', requestId: 'r1' },
    isDestroyed: false,
    failure: { code: 'NOT_FOUND', cause },
  });
});

test.each([
  [0, '1'],
  [1, '1'],
  [1000, '1'],
  [1001, '2'],
  [60_000, '60'],
])('to try again in %i ms is told in whole seconds, from 1', (retryAfterMs, expected) => {
  expect(answered(new Refusal('BUSY', { retryAfterMs })).headers['Retry-After']).toBe(expected);
});

test('a token that is refused is told as RFC 6750 wants it', () => {
  expect(answered(new Refusal('INVALID_TOKEN')).headers).toMatchObject({
    'WWW-Authenticate': 'Bearer error="invalid_token"',
  });
});

test('who has left is answered nothing', () => {
  expect(answered(new Refusal('CLIENT_LEFT'))).toMatchObject({
    status: undefined,
    isDestroyed: true,
    failure: { code: 'CLIENT_LEFT' },
  });
});

test('half an answer is broken off, and nothing is added to it', () => {
  const error = new Error('failed');
  expect(answered(error, { headersSent: true })).toEqual({
    headers: {},
    status: undefined,
    body: undefined,
    isDestroyed: true,
    failure: { code: 'INTERNAL', cause: error },
  });
});

test('a refusal of the provider that is not declared goes on as it is', () => {
  const refusal = new UndeclaredRefusal(418, { message: 'No.' });
  expect(answered(refusal)).toEqual({
    headers: { 'Cache-Control': 'no-store' },
    status: 418,
    body: { message: 'No.' },
    isDestroyed: false,
    failure: { code: 'PROVIDER_REFUSED', cause: refusal },
  });
});

describe('what others throw', () => {
  test.each([
    [400, 400, 'BAD_REQUEST'],
    [413, 413, 'PAYLOAD_TOO_LARGE'],
    [415, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [404, 500, 'INTERNAL'],
    ['400', 500, 'INTERNAL'],
    [undefined, 500, 'INTERNAL'],
  ])('an error of the framework with the status %s is a %i', (given, status, code) => {
    const error = Object.assign(new Error('secret'), { status: given });
    const answer = answered(error);
    expect(answer).toMatchObject({ status, body: { code }, failure: { code, cause: error } });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });

  test.each([{ status: 400 }, 'text', undefined, new Error('without a status')])(
    'what has no status of an error is a 500: %s',
    (thrown) => {
      expect(answered(thrown)).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    },
  );

  test('a request against the contract is a 400 that names the field', () => {
    const body = { issues: [{ message: 'Invalid', path: ['code'] }] };
    type Part = ConstructorParameters<typeof RequestValidationError>[3];
    const error = new RequestValidationError(null, null, null, body as unknown as Part);
    expect(answered(error)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message: '"code" is missing or not valid.' },
    });
  });

  type Cause = ConstructorParameters<typeof TsRestResponseValidationError>[1];
  test.each([
    ['a status', new UnknownStatusError({ status: 299, body: '' }, [])],
    [
      'a body',
      new TsRestResponseValidationError(v1Contract.users.me, new Error('no') as unknown as Cause),
    ],
  ])('an answer with %s against the contract is a 502', (_, error) => {
    expect(answered(error)).toMatchObject({
      status: 502,
      body: { code: 'PROVIDER_BAD_ANSWER' },
      failure: { code: 'PROVIDER_BAD_ANSWER', cause: expect.any(BadAnswer) },
    });
  });
});
