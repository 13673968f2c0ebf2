import { TsRestResponseValidationError, UnknownStatusError } from '@ts-rest/core';
import { RequestValidationError } from '@ts-rest/express';
import { v1Contract } from '@trait-market/contract/v1';
import type { Request, Response } from 'express';
import { describe, expect, test, vi } from 'vitest';

import { UndeclaredRefusal } from '../provider/errors';
import { Refusal } from '../refusal';
import { InvalidResponse } from './invalid-response';
import { errorHandler } from './error-handler';
import { failureOf } from './failure';

const handled = (error: unknown, { headersSent = false } = {}) => {
  const headers: Record<string, string> = {};
  const json = vi.fn();
  const destroy = vi.fn();
  const next = vi.fn();
  const end = vi.fn();
  const setHeaders = vi.fn((given: Headers) => {
    for (const [name, value] of given) headers[name] = value;
    return { end };
  });
  const status = vi.fn(() => ({ json, setHeaders }));
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
    body: [...json.mock.calls, ...end.mock.calls].flat()[0],
    isDestroyed: destroy.mock.calls.length === 1,
    failure: failureOf(res),
  };
};

test('a refusal has its status, its message, its code and the request id', () => {
  const cause = new Error('why');
  expect(handled(new Refusal('NOT_FOUND', { cause }))).toEqual({
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
])('a retry time of %i ms is given in whole seconds, at least 1', (retryAfterMs, expected) => {
  expect(handled(new Refusal('BUSY', { retryAfterMs })).headers['Retry-After']).toBe(expected);
});

test('a refused token is reported as RFC 6750 requires', () => {
  expect(handled(new Refusal('INVALID_TOKEN')).headers).toMatchObject({
    'WWW-Authenticate': 'Bearer error="invalid_token"',
  });
});

test('a client that has disconnected gets no response', () => {
  expect(handled(new Refusal('CLIENT_LEFT'))).toMatchObject({
    status: undefined,
    isDestroyed: true,
    failure: { code: 'CLIENT_LEFT' },
  });
});

test('a partial response is aborted, and nothing is added to it', () => {
  const error = new Error('failed');
  expect(handled(error, { headersSent: true })).toEqual({
    headers: {},
    status: undefined,
    body: undefined,
    isDestroyed: true,
    failure: { code: 'INTERNAL', cause: error },
  });
});

test('an undeclared refusal by the provider is forwarded unchanged', () => {
  const body = Buffer.from('{"message":"No."}');
  const headers = new Map([['retry-after', '7']]);
  const refusal = new UndeclaredRefusal({ status: 418, headers, body });
  expect(handled(refusal)).toEqual({
    headers: { 'Cache-Control': 'no-store', 'retry-after': '7' },
    status: 418,
    body,
    isDestroyed: false,
    failure: { code: 'PROVIDER_REFUSED', cause: refusal },
  });
});

describe('errors that others throw', () => {
  test.each([
    [400, 400, 'BAD_REQUEST'],
    [413, 413, 'PAYLOAD_TOO_LARGE'],
    [415, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [404, 500, 'INTERNAL'],
    ['400', 500, 'INTERNAL'],
    [undefined, 500, 'INTERNAL'],
  ])('a framework error with the status %s becomes a %i', (given, status, code) => {
    const error = Object.assign(new Error('secret'), { status: given });
    const response = handled(error);
    expect(response).toMatchObject({ status, body: { code }, failure: { code, cause: error } });
    expect(JSON.stringify(response.body)).not.toContain('secret');
  });

  test.each([{ status: 400 }, 'text', undefined, new Error('without a status')])(
    'an error without an error status becomes a 500: %s',
    (thrown) => {
      expect(handled(thrown)).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    },
  );

  test('a request that breaks the contract gets a 400 that names the field', () => {
    const body = { issues: [{ message: 'Invalid', path: ['code'] }] };
    type Part = ConstructorParameters<typeof RequestValidationError>[3];
    const error = new RequestValidationError(null, null, null, body as unknown as Part);
    expect(handled(error)).toMatchObject({
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
  ])('a response with %s that violates the contract becomes a 502', (_, error) => {
    expect(handled(error)).toMatchObject({
      status: 502,
      body: { code: 'PROVIDER_BAD_ANSWER' },
      failure: { code: 'PROVIDER_BAD_ANSWER', cause: expect.any(InvalidResponse) },
    });
  });
});
