import type { Collection, CollectionPage } from '@trait-market/contract/economy/collections';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { expect, test } from 'vitest';

import { marketSums } from './market-sums';

const day = { sales: 3, salesBefore: 2, volumeBefore: '40', floorBefore: null };

const collection = (changes: Partial<Collection> = {}): Collection => ({
  ...fathomClub,
  volume: { ...fathomClub.volume, day: '50' },
  windows: { day, week: day, month: day },
  listed: 10,
  avatarsListed: 4,
  ...changes,
});

const page = (items: Collection[], nextCursor: string | null = null): CollectionPage => ({
  items,
  nextCursor,
  total: items.length,
});

test('E500 volumes are added for each network, sales and listings over the whole market', () => {
  const all = page([
    collection({ chainId: 137, volume: { ...fathomClub.volume, day: '7000' } }),
    collection(),
    collection(),
  ]);
  expect(marketSums(all)).toEqual({
    volumes: [
      { chainId: 1, now: 100n, before: 80n },
      { chainId: 137, now: 7000n, before: 40n },
    ],
    sales: { now: 9n, before: 6n },
    listed: 30,
    avatarsListed: 12n,
  });
});

test('E500 a figure that one collection lacks isn’t added up', () => {
  const { avatarsListed: _, ...withoutAvatars } = collection();
  const { windows: __, ...withoutWindows } = collection();
  expect(marketSums(page([collection(), withoutAvatars]))?.avatarsListed).toBeUndefined();
  const sums = marketSums(page([collection(), withoutWindows]));
  expect(sums?.sales).toBeUndefined();
  expect(sums?.volumes).toEqual([{ chainId: 1, now: 100n, before: undefined }]);
});

test('E500 a market without collections, or with more than one page, has no sums', () => {
  expect(marketSums(page([]))).toBeUndefined();
  expect(marketSums(page([collection()], 'more'))).toBeUndefined();
});
