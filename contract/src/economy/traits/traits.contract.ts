import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { OrderPageSchema, TraitOrdersQuerySchema } from '../orders/orders.schema';
import { TraitParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import { TraitHistoryQuerySchema, TraitHistorySchema } from './history.schema';
import { TraitOverTimeSchema } from './over-time.schema';
import { browse } from './browse.contract';
import { TraitDetailSchema } from './trait-detail.schema';

const c = initContract();

/** Uses the same trait ids as version 1 of the provider's API. */
export const economyTraitsContract = c.router(
  {
    browse,
    detail: {
      method: 'GET',
      path: '/traits/:id',
      summary: 'Get a trait with its holders and prices',
      pathParams: TraitParamsSchema,
      responses: { 200: TraitDetailSchema },
      metadata: forAnyone,
    },
    history: {
      method: 'GET',
      path: '/traits/:id/history',
      summary: "Get a trait's sales for a chart, and its market events",
      pathParams: TraitParamsSchema,
      query: TraitHistoryQuerySchema,
      responses: { 200: TraitHistorySchema },
      metadata: forAnyone,
    },
    overTime: {
      method: 'GET',
      path: '/traits/:id/over-time',
      summary: "Get a trait's daily wearers and prices",
      pathParams: TraitParamsSchema,
      responses: { 200: TraitOverTimeSchema },
      metadata: forAnyone,
    },
    orders: {
      method: 'GET',
      path: '/traits/:id/orders',
      summary: 'List fillable listings, offers and trades for a trait',
      pathParams: TraitParamsSchema,
      query: TraitOrdersQuerySchema,
      responses: { 200: OrderPageSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
