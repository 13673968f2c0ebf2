import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { RatesSchema } from './rates.schema';

const c = initContract();

/** What coins and currencies are worth. */
export const ratesContract = c.router(
  {
    now: {
      method: 'GET',
      path: '/rates',
      summary: 'What coins and currencies are worth now, to estimate by',
      responses: { 200: RatesSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
