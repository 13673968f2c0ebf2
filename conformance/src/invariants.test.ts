import { expect, test } from 'vitest';

import type { Family } from './families';
import { INVARIANTS } from './invariants';
import type { CompletedExchange } from './probe/exchange';

const exchangeWith = (
  status: number,
  body: string,
  contentType = 'application/json',
): CompletedExchange => ({
  request: { route: 'users.me', method: 'GET', path: '/v1/users/me' },
  response: { status, headers: { 'content-type': contentType }, body: Buffer.from(body) },
});

const broken = (exchange: CompletedExchange, route = 'users.me'): Family[] =>
  INVARIANTS.filter(
    (invariant) =>
      invariant.concerns(exchange) && invariant.breachIn(exchange, route) !== undefined,
  ).map(({ family }) => family);

const user = JSON.stringify({ walletAddress: `0x${'a'.repeat(40)}` });

test.each([
  ['a user', exchangeWith(200, user), []],
  ['a refusal with a message', exchangeWith(401, '{"message":"Sign in.","code":"X"}'), []],
  ['a charset', exchangeWith(200, user, 'application/json; charset=utf-8'), []],
  ['a status that is not declared', exchangeWith(202, user), ['status']],
  ['a declared 5xx', exchangeWith(503, '{"message":"Busy."}'), ['status']],
  ['HTML', exchangeWith(404, '<h1>Not found</h1>', 'text/html'), ['content-type', 'error-body']],
  ['JSON called text', exchangeWith(200, user, 'text/plain'), ['content-type']],
  ['a body that is no JSON', exchangeWith(200, '{'), ['content-type', 'body']],
  ['an address of 41 digits', exchangeWith(200, user.replace('aa', 'aaa')), ['body']],
  ['a refusal without a message', exchangeWith(400, '{"error":"no"}'), ['error-body']],
  ['an empty message', exchangeWith(400, '{"message":" "}'), ['error-body']],
  [
    'a stack',
    exchangeWith(400, String.raw`{"message":"Oh.\n    at handle (/srv/app.js:1:2)"}`),
    ['error-body'],
  ],
  [
    'a stack in another field',
    exchangeWith(400, String.raw`{"message":"Oh.","stack":"Error: Oh.\n    at /srv/app.js:1:2"}`),
    ['error-body'],
  ],
  ['a token', exchangeWith(200, user.replace('{', '{"token":"x",')), ['secrets']],
])('%s', (_name, exchange, families) => {
  expect(broken(exchange)).toEqual(families);
});

test('a 204 has no body', () => {
  const empty = {
    ...exchangeWith(204, ''),
    response: { status: 204, headers: {}, body: Buffer.alloc(0) },
  };
  expect(broken(empty, 'tax.declare')).toEqual([]);
  expect(broken(exchangeWith(204, '{}'), 'tax.declare')).toContain('content-type');
});
