import { economyContract } from '@trait-market/contract/economy';
import { rarestFirst } from '@trait-market/contract/economy/shared';
import {
  DropDetailSchema,
  DropParamsSchema,
  type DropDetail,
} from '@trait-market/contract/economy/drops';

import { countText, grouped, priceFigure } from '../texts/price-text';
import { writtenText } from '../texts/written-text';
import { gridOf } from './grid-of';
import { readBody } from './read-body';
import { defineSubject } from './subject';

const supplyText = ({ state, packs: { total, sold } }: DropDetail): string => {
  if (state === 'sold-out') return `All ${countText(total, 'pack')} sold`;
  if (state === 'upcoming') return `${countText(total, 'pack')}, opening soon`;
  return `${grouped(Math.max(0, total - sold))} of ${countText(total, 'pack')} left`;
};

export const drop = defineSubject({
  path: '/packs/:id',
  isOfMarket: true,
  params: DropParamsSchema,
  read: async ({ get }, params) => {
    const found = await readBody(DropDetailSchema, get(economyContract.drops.detail, params));
    if (found === undefined) return undefined;
    const traits = found.boxes.flatMap((box) => box.traits.map((boxed) => boxed.trait));
    return {
      art: gridOf(rarestFirst(traits)),
      eyebrow: writtenText(found.collectionName, found.collection),
      title: writtenText(found.name, params.id),
      detail: { text: supplyText(found) },
      figure: priceFigure('Price of a pack', found.price, 'Unknown'),
    };
  },
});
