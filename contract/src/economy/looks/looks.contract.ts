import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { LookPriceQuerySchema, LookPriceSchema } from './looks.schema';

const c = initContract();

/** Looks that nobody has to wear. */
export const looksContract = c.router(
  {
    price: {
      method: 'GET',
      path: '/looks/price',
      summary: 'What a look costs now, and which of it a wallet has',
      query: LookPriceQuerySchema,
      responses: { 200: LookPriceSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
