import { expect, test } from 'vitest';

import { hasTooManyParameters } from './query-string';

const pairs = (count: number) => Array.from({ length: count }, () => 'a=1').join('&');

test.each([
  ['/', false],
  ['/?', false],
  [`/?${pairs(1000)}`, false],
  [`/?${pairs(1001)}`, true],
  [`/?${'&'.repeat(999)}`, false],
  [`/?${'&'.repeat(1000)}`, true],
  [`/${'&'.repeat(2000)}`, false],
])('counts the parameters of %.12s…: too many is %s', (url, expected) => {
  expect(hasTooManyParameters(url)).toBe(expected);
});
