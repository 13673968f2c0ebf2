import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';

import {
  CollectionPageSchema,
  CollectionStatsSchema,
  type CollectionStats,
} from '@trait-market/contract/economy/collections';

import type { Check } from '../../../check';

import { expectEqual } from '../../market-expectations';
import { readFlow } from '../market-flow';

const PERIODS = ['day', 'week', 'month'] as const;

/** How often the figures are read again, because a sale entered or left a period meanwhile. */
const ATTEMPTS = 5;

type Listed = z.infer<typeof CollectionPageSchema>['items'][number];

const listedFigures = ({ windows, volume }: Listed): string[] =>
  PERIODS.map((period) => {
    const { sales, salesBefore, volumeBefore, floorBefore } = windows?.[period] ?? {};
    return JSON.stringify([sales, volume[period], floorBefore?.amount, salesBefore, volumeBefore]);
  });

/** Returns the statistics' figures, without those that the list leaves out. */
const expectedFigures = (stats: CollectionStats, { windows }: Listed): string[] =>
  PERIODS.map((period) => {
    const { sales, salesBefore, volume, volumeBefore, floorBefore } = stats[period];
    const listed = windows?.[period];
    return JSON.stringify([
      sales,
      volume,
      floorBefore?.amount,
      listed?.salesBefore === undefined ? undefined : salesBefore,
      listed?.volumeBefore === undefined ? undefined : volumeBefore,
    ]);
  });

const asInStatistics = readFlow('collections.list', 'the list has the figures of the statistics', {
  rule: "E330 The list of collections has each period's sales, volume and floor as the collection's statistics have them",
  run: async (market) => {
    const readList = () => market.read('economy.collections.list', CollectionPageSchema);
    const { items, response } = await readList();
    let before = items.find(({ windows }) => windows !== undefined);
    for (let left = ATTEMPTS; left > 0 && before !== undefined; left -= 1) {
      const { slug } = before;
      const stats = await market.read('economy.collections.stats', CollectionStatsSchema, {
        params: { slug },
      });
      const after = (await readList()).items.find((one) => one.slug === slug);
      if (after !== undefined && isDeepStrictEqual(listedFigures(before), listedFigures(after))) {
        expectEqual(
          'the figures of the periods',
          listedFigures(after),
          expectedFigures(stats, after),
          response,
        );
        return;
      }
      before = after;
    }
  },
});

export const collectionFlows = (): Check[] => [asInStatistics];
