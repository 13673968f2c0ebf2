import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { RatesSchema } from './rates.schema';

const c = initContract();

export const ratesContract = c.router(
  {
    now: {
      method: 'GET',
      path: '/rates',
      summary: 'Get exchange rates of coins and currencies for estimates',
      responses: { 200: RatesSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
