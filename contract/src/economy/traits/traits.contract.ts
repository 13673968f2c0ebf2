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

/** Traits: the market's grid, and a trait's page. A trait's id is its id in v1. */
export const economyTraitsContract = c.router(
  {
    browse,
    detail: {
      method: 'GET',
      path: '/traits/:id',
      summary: 'A trait, who holds it and what it costs',
      pathParams: TraitParamsSchema,
      responses: { 200: TraitDetailSchema },
      metadata: forAnyone,
    },
    history: {
      method: 'GET',
      path: '/traits/:id/history',
      summary: 'Sales of a trait for a chart, and what happened to it',
      pathParams: TraitParamsSchema,
      query: TraitHistoryQuerySchema,
      responses: { 200: TraitHistorySchema },
      metadata: forAnyone,
    },
    overTime: {
      method: 'GET',
      path: '/traits/:id/over-time',
      summary: 'How many wore a trait on each of the past days, and what it cost',
      pathParams: TraitParamsSchema,
      responses: { 200: TraitOverTimeSchema },
      metadata: forAnyone,
    },
    orders: {
      method: 'GET',
      path: '/traits/:id/orders',
      summary: 'Listings, offers and trades for a trait that can be filled now',
      pathParams: TraitParamsSchema,
      query: TraitOrdersQuerySchema,
      responses: { 200: OrderPageSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
