import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';

import {
  CollectionPageSchema,
  CollectionStatsSchema,
} from '@trait-market/contract/economy/collections';

import type { Check } from '../../../check';

import { expectEqual } from '../../market-expectations';
import { readFlow } from '../market-flow';

const PERIODS = ['day', 'week', 'month'] as const;

/** How often the figures are read again, because a sale entered or left a period meanwhile. */
const ATTEMPTS = 5;

type Listed = z.infer<typeof CollectionPageSchema>['items'][number];

const listedFigures = ({ windows, volume }: Listed): string[] =>
  PERIODS.map((period) =>
    JSON.stringify([
      windows?.[period].sales,
      volume[period],
      windows?.[period].floorBefore?.amount,
    ]),
  );

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
        const figures = PERIODS.map((period) => {
          const { sales, volume, floorBefore } = stats[period];
          return JSON.stringify([sales, volume, floorBefore?.amount]);
        });
        expectEqual('the figures of the periods', listedFigures(after), figures, response);
        return;
      }
      before = after;
    }
  },
});

export const collectionFlows = (): Check[] => [asInStatistics];
