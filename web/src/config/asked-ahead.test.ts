import { afterEach, expect, test } from 'vitest';

import { takeAskedAhead } from './asked-ahead';

const URL = '/economy/v1/traits';

const askAhead = (token: string, age = 0): Promise<Response> => {
  const answer = Promise.resolve(new Response('{}'));
  globalThis.askedAhead = new Map([[URL, { answer, token, at: Date.now() - age }]]);
  return answer;
};

afterEach(() => {
  globalThis.askedAhead = undefined;
});

test('hands over what was asked for ahead, once', () => {
  const answer = askAhead('t1');
  expect(takeAskedAhead('/economy/v1/collections', 't1')).toBeUndefined();
  expect(takeAskedAhead(URL, 't1')).toBe(answer);
  expect(takeAskedAhead(URL, 't1')).toBeUndefined();
});

test.each([
  ['somebody else asked', 't2', 0],
  ['nobody was signed in', '', 0],
  ['it is 10 s old', 't1', 10_000],
])('hands over nothing, then or later, when %s', (_, token, age) => {
  askAhead(token, age);
  expect(takeAskedAhead(URL, 't1')).toBeUndefined();
  expect(takeAskedAhead(URL, token)).toBeUndefined();
});

test('treats a missing token as an empty one', () => {
  const answer = askAhead('');
  expect(takeAskedAhead(URL)).toBe(answer);
});

test('has nothing where nothing is asked for ahead, as in development', () => {
  expect(takeAskedAhead(URL)).toBeUndefined();
});
