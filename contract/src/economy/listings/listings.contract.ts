import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { OrderPageSchema } from '../orders/orders.schema';
import { economyRouter } from '../shared/router-options';
import { ListingsNowQuerySchema, ListingsNowSchema, ListingsQuerySchema } from './listings.schema';

const c = initContract();

/** What can be bought now, of whatever trait. */
export const listingsContract = c.router(
  {
    browse: {
      method: 'GET',
      path: '/listings',
      summary: 'What is for sale on a chain, the cheapest first',
      query: ListingsQuerySchema,
      responses: { 200: OrderPageSchema },
      metadata: forAnyone,
    },
    now: {
      method: 'GET',
      path: '/listings/now',
      summary: 'What became of listings that somebody chose',
      query: ListingsNowQuerySchema,
      responses: { 200: ListingsNowSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
