import { expect, test } from 'vitest';

import { Refusal } from '../refusal';
import { isConnectionReset, providerFailure, UndeclaredRefusal } from './errors';

const coded = (code: unknown) => Object.assign(new Error('failed'), { code });

test.each([
  ['UND_ERR_CONNECT_TIMEOUT', 'PROVIDER_TIMEOUT'],
  ['UND_ERR_HEADERS_TIMEOUT', 'PROVIDER_TIMEOUT'],
  ['UND_ERR_BODY_TIMEOUT', 'PROVIDER_TIMEOUT'],
  ['ETIMEDOUT', 'PROVIDER_TIMEOUT'],
  ['UND_ERR_HEADERS_OVERFLOW', 'PROVIDER_BAD_ANSWER'],
  ['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'PROVIDER_BAD_ANSWER'],
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'PROVIDER_BAD_ANSWER'],
  ['HPE_INVALID_CONSTANT', 'PROVIDER_BAD_ANSWER'],
  ['UND_ERR_REQ_CONTENT_LENGTH_MISMATCH', 'BAD_REQUEST'],
  ['ECONNREFUSED', 'PROVIDER_UNREACHABLE'],
  ['NOT_HPE_', 'PROVIDER_UNREACHABLE'],
  [undefined, 'PROVIDER_UNREACHABLE'],
  [7, 'PROVIDER_UNREACHABLE'],
])('an error with the code %s is reported as %s', (code, expected) => {
  const error = coded(code);
  expect(providerFailure(error)).toMatchObject({ code: expected, cause: error });
});

test('a thrown value that is not an error is reported as an unreachable provider', () => {
  expect(providerFailure({ code: 'ETIMEDOUT' })).toMatchObject({ code: 'PROVIDER_UNREACHABLE' });
  expect(providerFailure(new Error('without a code'))).toMatchObject({
    code: 'PROVIDER_UNREACHABLE',
  });
});

test('a refusal is returned unchanged', () => {
  const refusal = new Refusal('BUSY');
  expect(providerFailure(refusal)).toBe(refusal);
});

test.each([
  ['UND_ERR_SOCKET', true],
  ['ECONNRESET', true],
  ['EPIPE', true],
  ['ECONNREFUSED', false],
  [undefined, false],
])('%s means that the connection was lost: %s', (code, expected) => {
  expect(isConnectionReset(coded(code))).toBe(expected);
});

test('an undeclared refusal names its status', () => {
  const refusal = new UndeclaredRefusal({
    status: 418,
    headers: new Map(),
    body: Buffer.from('{}'),
  });
  expect(refusal).toMatchObject({
    name: 'UndeclaredRefusal',
    response: { status: 418 },
    message: expect.stringContaining('418'),
  });
});
