import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { LookPriceQuerySchema, LookPriceSchema } from './looks.schema';

const c = initContract();

export const looksContract = c.router(
  {
    price: {
      method: 'GET',
      path: '/looks/price',
      summary: 'Get the price of a look, and which of its traits a wallet has',
      query: LookPriceQuerySchema,
      responses: { 200: LookPriceSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
