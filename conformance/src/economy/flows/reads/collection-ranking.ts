import {
  CollectionPageSchema,
  CollectionSortSchema,
  RankingPeriodSchema,
  type Collection,
  type CollectionSort,
  type RankingPeriod,
} from '@trait-market/contract/economy/collections';
import type { Price } from '@trait-market/contract/economy/shared';

import { ratesNow } from './prices';
import { expectOrdered, expectSame, readLaw, skipUnless } from './reading';
import { inPriceOrder } from './sorts';

/** The rounding error of a change. */
const NEAR = 1e-9;
/** The rounding error of the share of listed editions. */
const NEAR_SHARE = 1e-3;
/** The sorts that depend on a period. */
const BY_PERIOD: ReadonlySet<CollectionSort> = new Set(['volume', 'sales', 'change']);

type Period = RankingPeriod | undefined;

const amountOf = (one: Collection, sort: CollectionSort, period: Period): Price | null => {
  if (sort === 'floor') return one.floor;
  if (sort === 'best-offer') return one.bestOffer ?? null;
  return { chainId: one.chainId, coin: 'native', amount: one.volume[period ?? 'all'] };
};

const numberOf = (one: Collection, sort: CollectionSort, period: Period): number | undefined => {
  const { windows, sales, owners, listed, supply, floor } = one;
  if (sort === 'holders') return owners;
  if (sort === 'listed') return listed / Math.max(1, supply.editions);
  if (sort === 'sales') return period === undefined ? sales : windows?.[period].sales;
  const before = windows?.[period ?? 'month'].floorBefore;
  return floor && before && before.amount !== '0'
    ? Number(floor.amount) / Number(before.amount) - 1
    : undefined;
};

const inNumberOrder =
  (isRising: boolean, near: number) =>
  (before: number | undefined, after: number | undefined): boolean => {
    if (before === undefined || after === undefined) return after === undefined;
    return isRising ? before <= after + near : before + near >= after;
  };

const isByAmount = (sort: CollectionSort): boolean =>
  sort === 'volume' || sort === 'floor' || sort === 'best-offer';

export const collectionRanking = readLaw('collections.list', 'each sort holds', {
  rule: 'E350 Collections are ranked over all networks by each figure and period, in both directions, amounts by the published rates and unknown figures last, and a network filters them.',
  run: async (reader) => {
    const rates = await ratesNow(reader);
    const rank = (query: Readonly<Record<string, unknown>>) =>
      reader.all('economy.collections.list', CollectionPageSchema, { query });
    const whole = await rank({});
    skipUnless(whole.isWhole, 'the market has too many collections');
    const slugsOf = (items: readonly Collection[]) => items.map(({ slug }) => slug);
    const names = slugsOf(whole.items).toSorted();
    for (const chains of [['1'], ['137'], ['1', '137']]) {
      const page = await rank({ chainId: chains });
      expectSame(
        `the collections of the networks ${chains.join(' and ')}`,
        slugsOf(page.items).toSorted(),
        slugsOf(whole.items.filter(({ chainId }) => chains.includes(String(chainId)))).toSorted(),
        page,
      );
    }
    for (const sort of CollectionSortSchema.options) {
      const periods = BY_PERIOD.has(sort) ? RankingPeriodSchema.options : [];
      for (const period of [undefined, ...periods]) {
        for (const order of ['desc', 'asc']) {
          const page = await rank({ sort, order, ...(period !== undefined && { period }) });
          expectSame(`the collections by ${sort}`, slugsOf(page.items).toSorted(), names, page);
          const isRising = order === 'asc';
          const byPrice = inPriceOrder(rates, page.ratesAt, isRising);
          const byNumber = inNumberOrder(isRising, sort === 'listed' ? NEAR_SHARE : NEAR);
          expectOrdered(
            `collections by ${sort}, ${order}, ${period ?? 'all time'}`,
            page,
            (before, after) =>
              isByAmount(sort)
                ? byPrice(amountOf(before, sort, period), amountOf(after, sort, period))
                : byNumber(numberOf(before, sort, period), numberOf(after, sort, period)),
          );
        }
      }
    }
  },
});
