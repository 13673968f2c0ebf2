import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { CriteriaParamsSchema, CriteriaQuerySchema, CriteriaSetSchema } from './criteria.schema';

const c = initContract();

/** What an offer for any trait of a kind means: the set of token ids behind its root. */
export const criteriaContract = c.router(
  {
    find: {
      method: 'GET',
      path: '/criteria',
      summary: 'The traits of a collection that are of a slot, a tier, or both',
      query: CriteriaQuerySchema,
      responses: { 200: CriteriaSetSchema },
      metadata: forAnyone,
    },
    byRoot: {
      method: 'GET',
      path: '/criteria/:root',
      summary: 'The traits behind the criteria of an order',
      pathParams: CriteriaParamsSchema,
      responses: { 200: CriteriaSetSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
