import { expect, test } from 'vitest';

import { requestIdFor } from './request-id';

const idFor = (given: string | string[] | undefined) =>
  requestIdFor({ headers: { 'x-request-id': given } });

const MADE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

test.each(['a.b-c_d1', 'a'.repeat(128)])('keeps the id %s', (given) => {
  expect(idFor(given)).toBe(given);
});

test.each([
  ['none', undefined],
  ['several', ['12345678', '87654321']],
  ['too short', '1234567'],
  ['too long', 'a'.repeat(129)],
  ['of other characters at its end', '12345678"'],
  ['of other characters at its beginning', '"12345678'],
])('replaces an id that is %s', (_, given) => {
  expect(idFor(given)).toMatch(MADE);
});
