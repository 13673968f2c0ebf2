import { initContract } from '@ts-rest/core';

import { forBearer } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { SavedSearchesSchema, SaveSearchSchema, SearchParamsSchema } from './searches.schema';

const c = initContract();

export const searchesContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/wallets/me/searches',
      summary: "List the caller's saved searches, newest first",
      responses: { 200: SavedSearchesSchema },
      metadata: forBearer,
    },
    save: {
      method: 'PUT',
      path: '/wallets/me/searches/:id',
      summary:
        'Save a search under an id that the caller makes, or replace it; the answer is all of them',
      pathParams: SearchParamsSchema,
      body: SaveSearchSchema,
      responses: { 200: SavedSearchesSchema },
      metadata: forBearer,
    },
    remove: {
      method: 'DELETE',
      path: '/wallets/me/searches/:id',
      summary: 'Delete a saved search; returns the remaining ones',
      pathParams: SearchParamsSchema,
      body: c.noBody(),
      responses: { 200: SavedSearchesSchema },
      metadata: forBearer,
    },
  },
  economyRouter,
);
