import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { BrowseTraitsQuerySchema, TraitPageSchema } from './traits.schema';

const c = initContract();

export const browse = c.query({
  method: 'GET',
  path: '/traits',
  summary: 'Browse traits by filters, with facets',
  query: BrowseTraitsQuerySchema,
  responses: { 200: TraitPageSchema },
  metadata: forAnyone,
});

/** A separate router, so that the trait grid loads no other schemas. */
export const browseContract = c.router({ browse }, economyRouter);
