import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { LeaderPageSchema, LeadersQuerySchema } from './leaders.schema';

const c = initContract();

export const leadersContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/leaders',
      summary: 'Rank collectors by a metric in a period',
      query: LeadersQuerySchema,
      responses: { 200: LeaderPageSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
