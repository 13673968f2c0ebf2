import { expect, test } from 'vitest';

import type { Family } from './families';
import { LAWS } from './laws';
import type { Answered } from './probe/exchange';

const answered = (status: number, body: string, contentType = 'application/json'): Answered => ({
  request: { route: 'users.me', method: 'GET', path: '/v1/users/me' },
  answer: { status, headers: { 'content-type': contentType }, body: Buffer.from(body) },
});

const broken = (exchange: Answered, route = 'users.me'): Family[] =>
  LAWS.filter((law) => law.concerns(exchange) && law.breachIn(exchange, route) !== undefined).map(
    ({ family }) => family,
  );

const user = JSON.stringify({ walletAddress: `0x${'a'.repeat(40)}` });

test.each([
  ['a user', answered(200, user), []],
  ['a refusal with a message', answered(401, '{"message":"Sign in.","code":"X"}'), []],
  ['a charset', answered(200, user, 'application/json; charset=utf-8'), []],
  ['a status that is not declared', answered(202, user), ['status']],
  ['a declared 5xx', answered(503, '{"message":"Busy."}'), ['status']],
  ['HTML', answered(404, '<h1>Not found</h1>', 'text/html'), ['content-type', 'error-body']],
  ['JSON called text', answered(200, user, 'text/plain'), ['content-type']],
  ['a body that is no JSON', answered(200, '{'), ['content-type', 'body']],
  ['an address of 41 digits', answered(200, user.replace('aa', 'aaa')), ['body']],
  ['a refusal without a message', answered(400, '{"error":"no"}'), ['error-body']],
  ['an empty message', answered(400, '{"message":" "}'), ['error-body']],
  [
    'a stack',
    answered(400, String.raw`{"message":"Oh.\n    at handle (/srv/app.js:1:2)"}`),
    ['error-body'],
  ],
  [
    'a stack in another field',
    answered(400, String.raw`{"message":"Oh.","stack":"Error: Oh.\n    at /srv/app.js:1:2"}`),
    ['error-body'],
  ],
  ['a token', answered(200, user.replace('{', '{"token":"x",')), ['secrets']],
])('%s', (_name, exchange, families) => {
  expect(broken(exchange)).toEqual(families);
});

test('a 204 has no body', () => {
  const empty = {
    ...answered(204, ''),
    answer: { status: 204, headers: {}, body: Buffer.alloc(0) },
  };
  expect(broken(empty, 'tax.declare')).toEqual([]);
  expect(broken(answered(204, '{}'), 'tax.declare')).toContain('content-type');
});
