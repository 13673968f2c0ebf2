import { economyContract } from '@trait-market/contract/economy';
import { TraitParamsSchema } from '@trait-market/contract/economy/shared';
import { TraitDetailSchema } from '@trait-market/contract/economy/traits';

import { countText, priceFigure } from '../texts/price-text';
import { writtenText } from '../texts/written-text';
import { picturesOf } from './pictures-of';
import { readBody } from './read-body';
import { defineSubject } from './subject';

export const trait = defineSubject({
  path: '/traits/:id',
  isOfMarket: true,
  params: TraitParamsSchema,
  read: async ({ get }, params) => {
    const found = await readBody(TraitDetailSchema, get(economyContract.traits.detail, params));
    if (found === undefined) return undefined;
    return {
      art: { arrangement: 'single', urls: picturesOf([found]) },
      eyebrow: writtenText(found.collectionName, params.id),
      title: writtenText(found.value, params.id),
      detail: {
        rarity: found.rarity,
        text: `${found.slot} · ${countText(found.editions, 'edition')}`,
      },
      figure: priceFigure('Floor', found.floor, 'Not listed'),
    };
  },
});
