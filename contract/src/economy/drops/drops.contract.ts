import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { DrawPageSchema } from '../draws/draws.schema';
import { economyRouter } from '../shared/router-options';
import {
  DropDetailSchema,
  DropPageSchema,
  DropParamsSchema,
  DropsQuerySchema,
  OpeningsQuerySchema,
} from './drops.schema';

const c = initContract();

export const dropsContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/drops',
      summary: 'List drops: open, upcoming, then sold out',
      query: DropsQuerySchema,
      responses: { 200: DropPageSchema },
      metadata: forAnyone,
    },
    detail: {
      method: 'GET',
      path: '/drops/:id',
      summary: 'Get a drop with the declared and remaining editions of each trait',
      pathParams: DropParamsSchema,
      responses: { 200: DropDetailSchema },
      metadata: forAnyone,
    },
    openings: {
      method: 'GET',
      path: '/drops/:id/openings',
      summary: 'List the draws of a drop with their proofs, newest first',
      pathParams: DropParamsSchema,
      query: OpeningsQuerySchema,
      responses: { 200: DrawPageSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
