import { expect, test } from 'vitest';

import { dayText, exactTime, momentText } from './dates';

test.each([
  ['to the day', dayText, '20 Nov 2026'],
  ['to the minute', momentText, '20 Nov 2026, 09:05'],
  ['to the second', exactTime, '20 Nov 2026, 09:05:07'],
])('a moment %s', (_, write, words) => {
  expect(write(new Date(2026, 10, 20, 9, 5, 7))).toBe(words);
});
