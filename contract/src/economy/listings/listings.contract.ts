import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { OrderPageSchema } from '../orders/orders.schema';
import { economyRouter } from '../shared/router-options';
import { ListingsNowQuerySchema, ListingsNowSchema, ListingsQuerySchema } from './listings.schema';

const c = initContract();

export const listingsContract = c.router(
  {
    browse: {
      method: 'GET',
      path: '/listings',
      summary: 'List the active listings of a chain, cheapest first',
      query: ListingsQuerySchema,
      responses: { 200: OrderPageSchema },
      metadata: forAnyone,
    },
    now: {
      method: 'GET',
      path: '/listings/now',
      summary: 'Get the current state of chosen listings',
      query: ListingsNowQuerySchema,
      responses: { 200: ListingsNowSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
