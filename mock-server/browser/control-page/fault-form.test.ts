import { expect, test } from 'vitest';

import { FaultSchema } from '../../src/kernel/faults/fault.schema';
import { faultOf, faultWords } from './fault-form.js';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test('omits empty fields', () => {
  const empty = { method: '', path: '', minMs: '', maxMs: '', percent: '', times: '' };
  expect(faultOf(form({ ...empty, kind: 'connection-reset' }))).toEqual({
    answer: { kind: 'connection-reset' },
  });
});

test.each([
  [{ minMs: '5' }, 5, '5 ms late'],
  [{ maxMs: '9' }, { minMs: 0, maxMs: 9 }, '0–9 ms late'],
  [{ minMs: '5', maxMs: '9' }, { minMs: 5, maxMs: 9 }, '5–9 ms late'],
])('latency %j', (fields, latencyMs, words) => {
  const fault = faultOf(form({ kind: '', ...fields }));
  expect(FaultSchema.parse(fault)).toEqual({ latencyMs });
  expect(faultWords(fault)).toBe(`Any method any path: ${words}`);
});

test.each([
  [0.0004, '0.04%'],
  [0.07, '7%'],
  [1e-9, '0.0000001%'],
  [0.9999, '99.99%'],
])('a probability of %s is written as %s', (probability, words) => {
  expect(faultWords({ probability })).toBe(`Any method any path: ${words} of calls`);
});

test('a complete fault has the form that the mock accepts, and reads as a sentence', () => {
  const fault = faultOf(
    form({
      method: 'POST',
      path: ' /v1/users/login ',
      kind: 'status',
      status: '429',
      retryAfter: '30',
      message: 'Later',
      percent: '25',
      times: '1',
    }),
  );
  expect(FaultSchema.parse(fault)).toEqual({
    method: 'POST',
    path: '/v1/users/login',
    answer: { kind: 'status', status: 429, retryAfter: 30, message: 'Later' },
    probability: 0.25,
    times: 1,
  });
  expect(faultWords(fault)).toBe(
    'POST /v1/users/login: status 429 “Later” retry after 30 s, 25% of calls, the next call',
  );
});
