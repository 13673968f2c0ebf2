import { expect, test } from 'vitest';

import { notesOn } from './notes';
import type { Exchange } from './probe/exchange';

const exchanges = (count: number, status: number, body: (index: number) => string): Exchange[] =>
  Array.from({ length: count }, (_, index) => ({
    request: { route: 'users.me', method: 'GET', path: '/v1/users/me' },
    response: { status, headers: {}, body: Buffer.from(body(index)) },
  }));

test('the same response to everything means another kind of server', () => {
  expect(notesOn(exchanges(20, 200, () => '{}'))).toEqual([
    expect.stringContaining('All 20 calls got the same response (200, {})'),
  ]);
  expect(notesOn(exchanges(20, 404, String))).toEqual([expect.stringContaining('404')]);
});

test('different responses, or too few to judge, need no note', () => {
  expect(notesOn(exchanges(20, 200, String))).toEqual([]);
  expect(notesOn(exchanges(3, 200, () => '{}'))).toEqual([]);
});

test('a run in which no login succeeded hints at the base of the legal links', () => {
  const logins = (status: number): Exchange[] =>
    exchanges(3, status, String).map((exchange) => ({
      ...exchange,
      request: { route: 'users.login', method: 'POST', path: '/v1/users/login' },
    }));
  const refused = logins(401);
  expect(notesOn(refused, refused)).toEqual([expect.stringContaining('--legal-links-base')]);
  expect(notesOn(refused)).toEqual([]);
  expect(notesOn([...logins(200), ...refused], refused)).toEqual([]);
  expect(notesOn(logins(500), logins(500))).toEqual([]);
});

test('a rate limit of the target is mentioned only when it made checks fail', () => {
  const refused = exchanges(9, 429, String);
  const all = [...exchanges(20, 200, String), ...refused];
  expect(notesOn(all, refused)).toEqual([
    expect.stringContaining('9 calls were refused with 429 in checks that failed'),
  ]);
  expect(notesOn(all)).toEqual([]);
});
