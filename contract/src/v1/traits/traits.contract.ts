import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';

import { forAnyone } from '../../shared/route-metadata';
import { SEARCH_RULE, SearchQuerySchema } from '../../shared/search';
import { TraitSchema } from './traits.schema';

const c = initContract();

export const traitsContract = c.router({
  search: {
    method: 'GET',
    path: '/marketTraits/search',
    summary: 'Search traits by name',
    description: SEARCH_RULE,
    query: SearchQuerySchema,
    responses: { 200: z.array(TraitSchema) },
    metadata: forAnyone,
  },
});
