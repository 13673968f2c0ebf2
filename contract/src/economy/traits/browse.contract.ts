import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { BrowseTraitsQuerySchema, TraitPageSchema } from './traits.schema';

const c = initContract();

export const browse = c.query({
  method: 'GET',
  path: '/traits',
  summary: 'Traits by filters, with facets',
  query: BrowseTraitsQuerySchema,
  responses: { 200: TraitPageSchema },
  metadata: forAnyone,
});

/** The market's grid by itself: a screen that shows nothing else loads nothing else. */
export const browseContract = c.router({ browse }, economyRouter);
