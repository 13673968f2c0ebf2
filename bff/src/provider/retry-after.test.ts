import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';

import { retryAfterOf } from './retry-after';

const retryAfterMs = (headers: Parameters<typeof retryAfterOf>[0]) => retryAfterOf(headers)?.ms;

test.each([
  ['0', 0],
  ['7', 7000],
  ['10', 10_000],
  [' 10 ', 10_000],
  ['999999999', 999_999_999_000],
  ['1234567890', undefined],
  ['7 days', undefined],
  ['soon', undefined],
  ['-1', undefined],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['Sunday, 06-Nov-94 08:49:37 GMT', 0],
  ['Sun Nov  6 08:49:37 1994', 0],
  ['2020-01-01T00:00:00 GMT', undefined],
  [undefined, undefined],
])('Retry-After: %s', (text, expected) => {
  expect(retryAfterMs(text === undefined ? {} : { 'retry-after': text })).toBe(expected);
});

test.each([
  [['7', '9'], 7000],
  [['soon', '9'], 9000],
  [['soon', 'later'], undefined],
  [[], undefined],
])('of repeated headers %j the first valid one counts', (given, expected) => {
  const headers = Object.fromEntries([['retry-after', given]]);
  expect(retryAfterMs(headers)).toBe(expected);
});

test('repeated Retry-After headers of the provider are forwarded as one', async () => {
  const { provider, bff } = await startScripted();
  provider.respondWith((_req, res) => {
    res.writeHead(429, [
      ['content-type', 'application/json'],
      ['retry-after', '61'],
      ['retry-after', '62'],
    ]);
    res.end('{"message":"Later."}');
  });
  const response = await request(bff.url).get('/v1/users/taxStatus');
  expect(response).toMatchObject({ status: 429, body: { message: 'Later.' } });
  expect(response.headers['retry-after']).toBe('61');
});

test('a date is converted to a time from now', () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
  expect(retryAfterMs({ 'retry-after': inAnHour })).toBeGreaterThan(3_500_000);
});
