import { economyContract } from '@trait-market/contract/economy';
import { AvatarDetailSchema } from '@trait-market/contract/economy/avatars';
import { AvatarParamsSchema } from '@trait-market/contract/economy/shared';

import { countText, grouped, priceFigure } from '../texts/price-text';
import { writtenText } from '../texts/written-text';
import { picturesOf } from './pictures-of';
import { readBody } from './read-body';
import { defineSubject } from './subject';

export const avatar = defineSubject({
  path: '/avatars/:collection/:tokenId',
  isOfMarket: true,
  params: AvatarParamsSchema,
  read: async ({ get }, params) => {
    const found = await readBody(AvatarDetailSchema, get(economyContract.avatars.detail, params));
    if (found === undefined) return undefined;
    const { rank, worn } = found;
    return {
      art: { arrangement: 'single', urls: picturesOf([found]) },
      ...(!found.name.startsWith(found.collectionName) && {
        eyebrow: writtenText(found.collectionName, params.collection),
      }),
      title: writtenText(found.name, `${params.collection} #${params.tokenId}`),
      detail: {
        text: `Rank ${grouped(rank.place)} of ${grouped(rank.of)} · ${countText(worn.length, 'trait')}`,
      },
      figure: priceFigure('Price', found.price, 'Not for sale'),
    };
  },
});
