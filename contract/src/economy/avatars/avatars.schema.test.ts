import { expect, test } from 'vitest';

import {
  avatarHistory,
  avatarOrderPage,
  avatarPage,
  fathom7Detail,
  listingOfFathom7,
  offerForFathom7,
} from '../../../fixtures/economy/avatars';
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

test('avatars can be browsed by collection, network and price, in the coin of one network', () => {
  const query = { collection: 'fathom', listed: 'true', minPrice: '5', sort: 'rank' };
  expect(BrowseAvatarsQuerySchema.parse(query)).toEqual({
    collection: ['fathom'],
    listed: true,
    minPrice: '5',
    sort: 'rank',
  });
  expect(BrowseAvatarsQuerySchema.safeParse({ minPrice: '5' }).error?.issues).toMatchObject([
    { path: ['priceChain'] },
  ]);
  expect(BrowseAvatarsQuerySchema.safeParse({ minPrice: '5', priceChain: '137' }).success).toBe(
    true,
  );
  expect(BrowseAvatarsQuerySchema.safeParse({ sort: 'name' }).success).toBe(false);
});
