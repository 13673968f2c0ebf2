import { afterEach, expect, test } from 'vitest';

import { takePrefetched } from './prefetched-responses';

const URL = '/economy/v1/traits';

const prefetch = (token: string, age = 0): Promise<Response> => {
  const answer = Promise.resolve(new Response('{}'));
  globalThis.prefetchedResponses = new Map([[URL, { answer, token, at: Date.now() - age }]]);
  return answer;
};

afterEach(() => {
  globalThis.prefetchedResponses = undefined;
});

test('hands over what was asked for ahead, once', () => {
  const answer = prefetch('t1');
  expect(takePrefetched('/economy/v1/collections', 't1')).toBeUndefined();
  expect(takePrefetched(URL, 't1')).toBe(answer);
  expect(takePrefetched(URL, 't1')).toBeUndefined();
});

test.each([
  ['somebody else asked', 't2', 0],
  ['nobody was signed in', '', 0],
  ['it is 10 s old', 't1', 10_000],
])('hands over nothing, then or later, when %s', (_, token, age) => {
  prefetch(token, age);
  expect(takePrefetched(URL, 't1')).toBeUndefined();
  expect(takePrefetched(URL, token)).toBeUndefined();
});

test('treats a missing token as an empty one', () => {
  const answer = prefetch('');
  expect(takePrefetched(URL)).toBe(answer);
});

test('has nothing where nothing is asked for ahead, as in development', () => {
  expect(takePrefetched(URL)).toBeUndefined();
});
