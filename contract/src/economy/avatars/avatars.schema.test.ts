import { describe, expect, test } from 'vitest';

import {
  avatarHistory,
  avatarOrderPage,
  avatarPage,
  fathom7Detail,
  listingOfFathom7,
  offerForFathom7,
} from '../../../fixtures/economy/avatars';
import { aliceAddress } from '../../../fixtures/users';
import { fathom7 } from '../../../fixtures/economy/collectors';
import { toQueryString } from '../../shared/query-string';
import { OrderSchema } from '../orders/orders.schema';
import { hashCommitments } from '../typed-data/commitments';
import {
  AvatarOrderPageSchema,
  AvatarOrderSchema,
  AvatarOrdersQuerySchema,
} from './avatar-orders.schema';
import { AvatarHistorySchema } from './avatar-history.schema';
import { AvatarPageSchema, BrowseAvatarsQuerySchema } from './browse-avatars.schema';
import { AvatarDetailSchema, AvatarImageQuerySchema, AvatarSchema } from './avatars.schema';

test.each([
  [AvatarSchema, fathom7],
  [AvatarDetailSchema, fathom7Detail],
  [AvatarOrderSchema, offerForFathom7],
  [AvatarOrderPageSchema, avatarOrderPage],
  [AvatarOrderSchema, listingOfFathom7],
  [AvatarHistorySchema, avatarHistory],
  [AvatarPageSchema, avatarPage],
])('fixture %# parses to itself', (schema, fixture) => {
  expect(schema.parse(fixture)).toEqual(fixture);
});

test('an avatar’s page has all fields of an avatar, and its orders have all fields of an order', () => {
  expect(AvatarSchema.parse(fathom7Detail)).toEqual(fathom7Detail);
  expect(OrderSchema.parse(offerForFathom7)).toEqual(offerForFathom7);
  expect(offerForFathom7.components.zoneHash).toBe(hashCommitments(offerForFathom7.commitments));
});

test.each([
  { place: 0, of: 250 },
  { place: 1.5, of: 250 },
  { place: 1, of: 0 },
])('%j is not a rank', (rank) => {
  expect(AvatarDetailSchema.safeParse({ ...fathom7Detail, rank }).success).toBe(false);
});

test('its orders can be requested by one kind or several, page by page', () => {
  const wanted = { kind: ['offer', 'trade'] as const, limit: 60, cursor: 'MjQ6' };
  expect(AvatarOrdersQuerySchema.parse({ kind: 'offer', limit: '60' })).toEqual({
    kind: ['offer'],
    limit: 60,
  });
  expect(AvatarOrdersQuerySchema.parse(wanted)).toEqual(wanted);
  expect(toQueryString(wanted)).toBe('?kind=offer&kind=trade&limit=60&cursor=MjQ6');
  expect(AvatarOrdersQuerySchema.safeParse({ kind: 'gift' }).success).toBe(false);
  expect(AvatarOrdersQuerySchema.safeParse({ state: 'dormant' }).success).toBe(false);
});

test.each(['..', 'a/b', '<svg>', ''])('%j is not a trait to try on', (id) => {
  expect(AvatarImageQuerySchema.safeParse({ with: id }).success).toBe(false);
  expect(AvatarImageQuerySchema.parse({ with: 'laser-eyes' })).toEqual({ with: ['laser-eyes'] });
});

describe('browsing avatars', () => {
  test('accepts each filter once or several times', () => {
    const query = {
      name: 'fathom 7',
      collection: 'fathom',
      trait: ['laser-eyes', 'diving-helmet'],
      rarity: 'epic',
      maxRank: '25',
      owner: aliceAddress,
      chainId: '1',
      listed: 'true',
      minPrice: '5',
      sort: 'rank',
    };
    expect(BrowseAvatarsQuerySchema.parse(query)).toEqual({
      ...query,
      collection: ['fathom'],
      rarity: ['epic'],
      maxRank: 25,
      owner: [aliceAddress],
      chainId: [1],
      listed: true,
    });
  });

  test.each([
    { sort: 'name' },
    { maxRank: '0' },
    { maxRank: '1.5' },
    { maxRank: -1 },
    { owner: '0x12' },
    { trait: '../x' },
    { slot: 'eyes' },
    { minPrice: '1', priceUnit: 'usd', priceChain: '1' },
  ])('%j is refused', (query) => {
    expect(BrowseAvatarsQuerySchema.safeParse(query).success).toBe(false);
  });

  test('prices need a coin or a currency', () => {
    expect(BrowseAvatarsQuerySchema.safeParse({ minPrice: '5' }).error?.issues).toMatchObject([
      { path: ['priceUnit'] },
    ]);
    for (const unit of [{ priceChain: '137' }, { priceUnit: 'usd' }, { collection: 'fathom' }])
      expect(BrowseAvatarsQuerySchema.safeParse({ minPrice: '5', ...unit }).success).toBe(true);
  });
});
