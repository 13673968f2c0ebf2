import {
  CollectionPageSchema,
  CollectionStatsSchema,
} from '@trait-market/contract/economy/collections';

import type { Check } from '../../../check';
import { expectThat } from '../../../expectations';
import { readFlow } from '../market-flow';

const PERIODS = ['day', 'week', 'month'] as const;

const asInStatistics = readFlow('collections.list', 'the list has the figures of the statistics', {
  rule: "E330 The list of collections has each period's sales, volume and floor as the collection's statistics have them",
  run: async (market) => {
    const readList = () => market.read('economy.collections.list', CollectionPageSchema);
    const { items, response } = await readList();
    const slug = items.find(({ windows }) => windows !== undefined)?.slug;
    if (slug === undefined) return;
    const stats = await market.read('economy.collections.stats', CollectionStatsSchema, {
      params: { slug },
    });
    // A sale may leave a period between two reads.
    const later = await readList();
    const listed = [...items, ...later.items].filter((one) => one.slug === slug);
    for (const period of PERIODS) {
      const { sales, volume, floorBefore } = stats[period];
      const figures = JSON.stringify([sales, volume, floorBefore?.amount]);
      expectThat(
        listed.some(
          ({ windows, volume: volumes }) =>
            JSON.stringify([
              windows?.[period].sales,
              volumes[period],
              windows?.[period].floorBefore?.amount,
            ]) === figures,
        ),
        `the list to have the ${period}'s figures ${figures} of the statistics`,
        'other figures',
        response,
      );
    }
  },
});

export const collectionFlows = (): Check[] => [asInStatistics];
