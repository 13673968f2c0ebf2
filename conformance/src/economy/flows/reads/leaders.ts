import {
  LeaderMetricSchema,
  LeaderPageSchema,
  LeaderPeriodSchema,
} from '@trait-market/contract/economy/leaders';

import { expectOrdered, expectSame, placesBy, readLaw, sumOfWei } from './reading';

/** Compares decimal numbers of any size. */
const scaled = (value: string): bigint => {
  const [whole = '0', fraction = ''] = value.split('.');
  return BigInt(whole + fraction.padEnd(18, '0').slice(0, 18));
};

export const leaderRanks = readLaw('leaders.list', 'ranks and values', {
  rule: 'E269 Leaders are ranked by the requested metric, period and chain, equal values share the better rank, longer periods have no lower values, and the volume of all traders is twice that of the collections.',
  run: async (reader) => {
    const collections = await reader.collections();
    for (const chainId of [1, 137] as const) {
      for (const metric of LeaderMetricSchema.options) {
        const shorter = new Map<string, bigint>();
        for (const period of LeaderPeriodSchema.options) {
          const page = await reader.all('economy.leaders.list', LeaderPageSchema, {
            query: { metric, period, chainId: String(chainId) },
          });
          expectSame(
            'metric, period and chain, as requested',
            [page.metric, page.period, page.chainId],
            [metric, period, chainId],
            page,
          );
          expectOrdered(
            'the highest value first',
            page,
            (before, after) => scaled(before.value) >= scaled(after.value),
          );
          const places = placesBy(
            page.items,
            (one, other) => scaled(one.value) > scaled(other.value),
          );
          expectSame(
            'the ranks',
            page.items.map(({ rank }) => rank),
            places,
            page,
          );
          for (const { collector, value } of page.items) {
            const before = shorter.get(collector.address.toLowerCase()) ?? 0n;
            expectSame(
              `a ${metric} of ${collector.address} no lower than in a shorter period`,
              scaled(value) >= before,
              true,
              page,
            );
            shorter.set(collector.address.toLowerCase(), scaled(value));
          }
          if (metric !== 'volume' || !page.isWhole) continue;
          const traded = collections
            .filter((one) => one.chainId === chainId)
            .map(({ volume }) => volume[period]);
          expectSame(
            'the volume of all traders',
            sumOfWei(page.items.map(({ value }) => value)),
            String(2n * BigInt(sumOfWei(traded))),
            page,
          );
        }
      }
    }
  },
});
