import { afterEach, expect, test } from 'vitest';

import { takePrefetched } from './prefetched-responses';

const URL = '/economy/v1/traits';

const prefetch = (token: string, age = 0): Promise<Response> => {
  const response = Promise.resolve(new Response('{}'));
  globalThis.prefetchedResponses = new Map([[URL, { response, token, at: Date.now() - age }]]);
  return response;
};

afterEach(() => {
  globalThis.prefetchedResponses = undefined;
});

test('returns a prefetched response once', () => {
  const response = prefetch('t1');
  expect(takePrefetched('/economy/v1/collections', 't1')).toBeUndefined();
  expect(takePrefetched(URL, 't1')).toBe(response);
  expect(takePrefetched(URL, 't1')).toBeUndefined();
});

test.each([
  ['another user requested it', 't2', 0],
  ['no user was signed in', '', 0],
  ['it is 10 s old', 't1', 10_000],
])('returns nothing, then or later, when %s', (_, token, age) => {
  prefetch(token, age);
  expect(takePrefetched(URL, 't1')).toBeUndefined();
  expect(takePrefetched(URL, token)).toBeUndefined();
});

test('treats a missing token as an empty one', () => {
  const response = prefetch('');
  expect(takePrefetched(URL)).toBe(response);
});

test('returns nothing without a prefetch, as in development', () => {
  expect(takePrefetched(URL)).toBeUndefined();
});
