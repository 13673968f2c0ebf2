import { Readable } from 'node:stream';

import { expect, test } from 'vitest';

import type { Exchange, Open } from './exchange';
import { createRetryAfter } from './retry-after';

const request = { method: 'GET', path: '/v1/users/me' };

const exchange = (status: number, headers: Record<string, string> = {}): Exchange => ({
  request,
  response: { status, headers, body: Buffer.alloc(0) },
});

const script = (...responses: Exchange[]) => {
  let requests = 0;
  return {
    requests: () => requests,
    send: async () => responses[requests++] ?? exchange(500),
  };
};

test.each([429, 503])('a %i with a retry time is sent again', async (status) => {
  const { send, requests } = script(exchange(status, { 'retry-after': '0' }), exchange(200));
  expect((await createRetryAfter(5).send(send)(request)).response?.status).toBe(200);
  expect(requests()).toBe(2);
});

test.each([
  [429, 'Sun, 06 Nov 1994 08:49:37 GMT'],
  [503, 'Sun, 06 Nov 1994 08:49:37 GMT'],
  [429, 'Sunday, 06-Nov-94 08:49:37 GMT'],
  [429, 'Sun Nov  6 08:49:37 1994'],
])('a %i with the date %j is sent again', async (status, past) => {
  const { send, requests } = script(exchange(status, { 'retry-after': past }), exchange(200));
  expect((await createRetryAfter(5).send(send)(request)).response?.status).toBe(200);
  expect(requests()).toBe(2);
});

test.each([
  ['without patience', 0, { 'retry-after': '1' }],
  ['that says nothing', 5, {}],
  ['that takes too long', 5, { 'retry-after': '6' }],
  ['with a distant date', 5, { 'retry-after': 'Fri, 31 Dec 2199 23:59:59 GMT' }],
  ['with a date in another format', 5, { 'retry-after': '2020-01-01T00:00:00Z' }],
])('a 429 %s is the final response', async (_name, patienceS, headers) => {
  const { send, requests } = script(exchange(429, headers), exchange(200));
  expect((await createRetryAfter(patienceS).send(send)(request)).response?.status).toBe(429);
  expect(requests()).toBe(1);
});

test.each([500, 502, 504])('a %i with a retry time is the final response', async (status) => {
  const { send } = script(exchange(status, { 'retry-after': '0' }), exchange(200));
  expect((await createRetryAfter(5).send(send)(request)).response?.status).toBe(status);
});

test('a stream that is refused temporarily is requested again after the refusal was released', async () => {
  const closed: number[] = [];
  const responses = [exchange(429, { 'retry-after': '0' }), exchange(200)];
  let requests = 0;
  const open: Open = async () => {
    const turn = requests;
    requests += 1;
    const seen = responses[turn] ?? exchange(500);
    return { ...seen, chunks: Readable.from([]), close: () => closed.push(turn) };
  };
  const opened = await createRetryAfter(5).open(open)(request);
  expect(opened.response?.status).toBe(200);
  expect(closed).toEqual([0]);
});

test('calls and streams wait out of the same patience', async () => {
  const patience = createRetryAfter(1);
  const calls = script(exchange(429, { 'retry-after': '0' }), exchange(200));
  await patience.send(calls.send)(request);
  const open: Open = async () => ({
    ...exchange(429, { 'retry-after': '0' }),
    chunks: Readable.from([]),
    close: () => undefined,
  });
  expect((await patience.open(open)(request)).response?.status).toBe(429);
});
