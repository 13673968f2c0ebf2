import { expect, test } from 'vitest';

import { forwardedResponse } from './forwarded-response';

const headersOf = (headers: Record<string, string>, body = ''): Record<string, string> => {
  const response = forwardedResponse({ status: 200, headers }, 'text/plain', Buffer.from(body));
  return Object.fromEntries(response.headers);
};

test("the browser gets the provider's retry time, and none of its other headers", () => {
  expect(headersOf({ server: 'x', 'set-cookie': 'a=b' })).toEqual({});
  expect(headersOf({ server: 'x', 'retry-after': '7' })).toEqual({ 'retry-after': '7' });
  expect(headersOf({ 'retry-after': 'later' })).toEqual({});
});

test('an invalid token is reported as Bearer, so that the browser opens no password dialog', () => {
  expect(headersOf({ 'www-authenticate': 'Basic realm="provider"' })).toEqual({
    'www-authenticate': 'Bearer error="invalid_token"',
  });
});

test('a body is announced by its type and its length in bytes', () => {
  expect(headersOf({ 'content-type': 'text/html', 'content-length': '9' }, 'wörd')).toEqual({
    'content-type': 'text/plain',
    'content-length': '5',
  });
});
