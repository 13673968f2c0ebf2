import { expect, test } from 'vitest';

import { watchedNow, watchlist, watchRequest } from '../../../fixtures/economy/watchlist';
import {
  MAX_QUERIED_WATCHED,
  MAX_WATCHED,
  WatchedNowListSchema,
  WatchedNowQuerySchema,
  WatchedParamsSchema,
  WatchlistSchema,
  WatchRequestSchema,
} from './watchlist.schema';

test('fixtures parse to themselves', () => {
  expect(WatchlistSchema.parse(watchlist)).toEqual(watchlist);
  expect(WatchRequestSchema.parse(watchRequest)).toEqual(watchRequest);
  expect(WatchedNowListSchema.parse(watchedNow)).toEqual(watchedNow);
});

test.each([
  ['trait', 'tomato-fez', true],
  ['avatar', 'fathom-club.7', true],
  ['avatar', 'fathom-club.07', false],
  ['trait', '../x', false],
  ['trait', '..', false],
  ['trait', '', false],
  ['song', 'tomato-fez', false],
])('%s %j can be watched: %s', (kind, id, isValid) => {
  expect(WatchedParamsSchema.safeParse({ kind, id }).success).toBe(isValid);
});

test('adds one entry, or as many as the limit', () => {
  const isValid = (count: number) =>
    WatchRequestSchema.safeParse({
      items: Array.from({ length: count }, (_, index) => ({ kind: 'trait', id: `t${index}` })),
    }).success;
  expect([0, 1, MAX_WATCHED, MAX_WATCHED + 1].map(isValid)).toEqual([false, true, true, false]);
});

test('things are requested by kind and id, one or as many as an answer holds', () => {
  const isValid = (of: unknown) => WatchedNowQuerySchema.safeParse({ of }).success;
  expect(WatchedNowQuerySchema.parse({ of: 'trait:fez' })).toEqual({ of: ['trait:fez'] });
  expect(isValid('fez')).toBe(false);
  expect(isValid('song:fez')).toBe(false);
  const many = (count: number) => Array.from({ length: count }, (_, index) => `trait:t${index}`);
  expect(
    [MAX_QUERIED_WATCHED, MAX_QUERIED_WATCHED + 1].map((count) => isValid(many(count))),
  ).toEqual([true, false]);
});
