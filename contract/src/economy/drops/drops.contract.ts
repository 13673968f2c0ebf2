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

/** Drops: finite boxes whose every edition is listed before the first pack is sold. */
export const dropsContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/drops',
      summary: 'Drops: those that are open, to come, and sold out',
      query: DropsQuerySchema,
      responses: { 200: DropPageSchema },
      metadata: forAnyone,
    },
    detail: {
      method: 'GET',
      path: '/drops/:id',
      summary: 'A drop, with what was declared and what is left of each trait',
      pathParams: DropParamsSchema,
      responses: { 200: DropDetailSchema },
      metadata: forAnyone,
    },
    openings: {
      method: 'GET',
      path: '/drops/:id/openings',
      summary: 'The draws of a drop with all that proves them, the newest first',
      pathParams: DropParamsSchema,
      query: OpeningsQuerySchema,
      responses: { 200: DrawPageSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
