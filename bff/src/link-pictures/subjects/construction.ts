import { economyContract } from '@trait-market/contract/economy';
import { ConstructionSchema } from '@trait-market/contract/economy/benches';
import { ConstructionParamsSchema } from '@trait-market/contract/economy/shared';

import { grouped, priceFigure } from '../texts/price-text';
import { writtenText } from '../texts/written-text';
import { partyName } from './party-name';
import { picturesOf } from './pictures-of';
import { readBody } from './read-body';
import { defineSubject } from './subject';

export const construction = defineSubject({
  path: '/constructions/:id',
  isOfMarket: true,
  params: ConstructionParamsSchema,
  read: async ({ get }, params) => {
    const call = get(economyContract.benches.construction, params);
    const found = await readBody(ConstructionSchema, call);
    if (found === undefined) return undefined;
    const { avatar, before, after } = found;
    return {
      art: { arrangement: 'change', urls: picturesOf([after, before]) },
      eyebrow: { before: 'Dressed by ', ...partyName(found.by) },
      title: writtenText(avatar.name, `${avatar.collection} #${avatar.tokenId}`),
      detail: { text: `Rank ${grouped(after.rank)}, was ${grouped(before.rank)}` },
      figure: priceFigure('Price of this look', found.price, 'Not all for sale'),
    };
  },
});
