import { economyContract } from '@trait-market/contract/economy';
import { CollectionDetailSchema } from '@trait-market/contract/economy/collections';
import { CollectionParamsSchema } from '@trait-market/contract/economy/shared';

import { countText, priceFigure } from '../texts/price-text';
import { writtenText } from '../texts/written-text';
import { gridOf } from './grid-of';
import { readBody } from './read-body';
import { defineSubject } from './subject';

export const collection = defineSubject({
  path: '/collections/:slug',
  isOfMarket: true,
  params: CollectionParamsSchema,
  read: async ({ get }, params) => {
    const call = get(economyContract.collections.detail, params);
    const found = await readBody(CollectionDetailSchema, call);
    if (found === undefined) return undefined;
    const { supply, faces } = found;
    return {
      art: gridOf(faces),
      title: writtenText(found.name, params.slug),
      detail: {
        text: `${countText(supply.avatars, 'avatar')} · ${countText(supply.traits, 'trait')}`,
      },
      figure: priceFigure('Trait floor', found.floor, 'Not listed'),
    };
  },
});
