import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../../shared/route-metadata';
import { economyRouter } from '../../shared/router-options';
import { CollectionPageSchema, CollectionsQuerySchema } from '../collections.schema';

const c = initContract();

export const list = c.query({
  method: 'GET',
  path: '/collections',
  summary: 'Rank collections over all networks, or find them by name, most traded first',
  query: CollectionsQuerySchema,
  responses: { 200: CollectionPageSchema },
  metadata: forAnyone,
});

/** A separate router, so that the home page loads no schemas of a collection's statistics. */
export const collectionListContract = c.router({ list }, economyRouter);
