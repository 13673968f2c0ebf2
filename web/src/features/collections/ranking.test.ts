import type { Collection } from '@trait-market/contract/economy/collections';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { expect, test } from 'vitest';

import { ranked, readRanking } from './ranking';

const eth = (amount: string) => ({ chainId: 1, coin: 'native', amount }) as const;
const window = (sales: number, before: string | null) => ({
  sales,
  floorBefore: before === null ? null : eth(before),
});

const collection = (
  slug: string,
  floor: string | null,
  week: ReturnType<typeof window>,
  others: Partial<Collection> = {},
): Collection => ({
  ...fathomClub,
  slug,
  floor: floor === null ? null : eth(floor),
  windows: { day: window(0, null), week, month: window(9, null) },
  ...others,
});

const collections = [
  collection('steady', '100', window(3, '100'), { owners: 5 }),
  collection('risen', '90', window(1, '45'), { owners: 9 }),
  collection('unlisted', null, window(7, '80'), { owners: 2 }),
  collection('polygon', '900', window(0, '1800'), { chainId: 137, owners: 4 }),
];

const order = (query: string) =>
  ranked(collections, readRanking(new URLSearchParams(query))).map(({ slug }) => slug);

test('E330 ranks by each figure, highest first, and unknown ones last', () => {
  expect(order('sort=sales')).toEqual(['unlisted', 'steady', 'risen', 'polygon']);
  expect(order('sort=change')).toEqual(['risen', 'steady', 'polygon', 'unlisted']);
  expect(order('sort=holders')).toEqual(['risen', 'steady', 'polygon', 'unlisted']);
});

test('E330 never compares amounts of two networks', () => {
  expect(order('sort=floor')).toEqual(['steady', 'risen', 'unlisted', 'polygon']);
});

test('an unknown address ranks by the volume of 7 days', () => {
  expect(readRanking(new URLSearchParams('sort=luck&period=year'))).toEqual({
    metric: 'volume',
    period: 'week',
  });
});
