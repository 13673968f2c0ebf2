import { expect, test } from 'vitest';

import type { Exchange } from './exchange';
import { withRetryAfter } from './retry-after';

const request = { method: 'GET', path: '/v1/users/me' };

const exchange = (status: number, headers: Record<string, string> = {}): Exchange => ({
  request,
  answer: { status, headers, body: Buffer.alloc(0) },
});

/** Gives these answers, one after the other. */
const script = (...answers: Exchange[]) => {
  let asked = 0;
  return {
    asked: () => asked,
    send: async () => answers[asked++] ?? exchange(500),
  };
};

test('a 429 with a retry time is sent again', async () => {
  const { send, asked } = script(exchange(429, { 'retry-after': '0' }), exchange(200));
  expect((await withRetryAfter(send, 5)(request)).answer?.status).toBe(200);
  expect(asked()).toBe(2);
});

test.each([
  ['without patience', 0, { 'retry-after': '1' }],
  ['that says nothing', 5, {}],
  ['that takes too long', 5, { 'retry-after': '6' }],
])('a 429 %s is the final answer', async (_name, patienceS, headers) => {
  const { send, asked } = script(exchange(429, headers), exchange(200));
  expect((await withRetryAfter(send, patienceS)(request)).answer?.status).toBe(429);
  expect(asked()).toBe(1);
});
