import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { CriteriaParamsSchema, CriteriaQuerySchema, CriteriaSetSchema } from './criteria.schema';

const c = initContract();

export const criteriaContract = c.router(
  {
    find: {
      method: 'GET',
      path: '/criteria',
      summary:
        'List the traits of a collection by slot, tier (number of editions) and current rarity',
      query: CriteriaQuerySchema,
      responses: { 200: CriteriaSetSchema },
      metadata: forAnyone,
    },
    byRoot: {
      method: 'GET',
      path: '/criteria/:root',
      summary: "List the traits behind an order's criteria",
      pathParams: CriteriaParamsSchema,
      responses: { 200: CriteriaSetSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
