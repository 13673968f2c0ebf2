import { expect, test } from 'vitest';

import { relativeTime } from './relative-time';

const NOW = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T12:00:30Z', 'just now'],
  ['2026-11-20T11:59:01Z', 'just now'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T11:00:01Z', '59 minutes ago'],
  ['2026-11-20T10:00:00Z', '2 hours ago'],
  ['2026-11-17T11:00:00Z', '3 days ago'],
  ['2026-10-21T12:00:01Z', '29 days ago'],
  ['2026-10-10T12:00:00Z', '10 Oct 2026'],
])('%s is %s', (at, words) => {
  expect(relativeTime(new Date(at), NOW)).toBe(words);
});
