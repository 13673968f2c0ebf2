import { expect, test } from 'vitest';

import { listingsNow } from '../../../fixtures/economy/listings';
import {
  ListingsNowQuerySchema,
  ListingsNowSchema,
  ListingsQuerySchema,
  MAX_QUERIED_LISTINGS,
} from './listings.schema';

const hash = `0x${'ab'.repeat(32)}`;

test('the fixture parses to itself', () => {
  expect(ListingsNowSchema.parse(listingsNow)).toEqual(listingsNow);
});

test('listings are requested for one named chain', () => {
  const isValid = (query: unknown) => ListingsQuerySchema.safeParse(query).success;
  expect(ListingsQuerySchema.parse({ chainId: '137', slot: 'eyes' })).toEqual({
    chainId: 137,
    slot: ['eyes'],
  });
  expect(isValid({})).toBe(false);
  expect(isValid({ chainId: '5' })).toBe(false);
  expect(isValid({ chainId: '1', maxPrice: '0.1' })).toBe(false);
  expect(isValid({ chainId: '1', buyer: 'me' })).toBe(false);
  expect(isValid({ chainId: '1', maker: 'me' })).toBe(false);
});

test('one listing, or as many as a cart holds, can be requested', () => {
  const isValid = (count: number) =>
    ListingsNowQuerySchema.safeParse({ hash: Array.from({ length: count }, () => hash) }).success;
  expect(ListingsNowQuerySchema.parse({ hash })).toEqual({ hash: [hash] });
  expect([0, 1, MAX_QUERIED_LISTINGS, MAX_QUERIED_LISTINGS + 1].map(isValid)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(ListingsNowQuerySchema.safeParse({ hash: '0x12' }).success).toBe(false);
});
