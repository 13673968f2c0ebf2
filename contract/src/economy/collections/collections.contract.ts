import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { CollectionParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import {
  CollectionAvatarsQuerySchema,
  CollectionStatsSchema,
  RankedAvatarPageSchema,
} from './collection-stats.schema';
import { CollectionDetailSchema } from './collections.schema';
import { list } from './list/collection-list.contract';

const c = initContract();

export const collectionsContract = c.router(
  {
    list,
    detail: {
      method: 'GET',
      path: '/collections/:slug',
      summary: 'Get a collection and the distribution of its traits',
      pathParams: CollectionParamsSchema,
      responses: { 200: CollectionDetailSchema },
      metadata: forAnyone,
    },
    stats: {
      method: 'GET',
      path: '/collections/:slug/stats',
      summary: "Get a collection's trading figures, rarities and holders",
      pathParams: CollectionParamsSchema,
      responses: { 200: CollectionStatsSchema },
      metadata: forAnyone,
    },
    avatars: {
      method: 'GET',
      path: '/collections/:slug/avatars',
      summary: "List a collection's avatars, rarest first",
      pathParams: CollectionParamsSchema,
      query: CollectionAvatarsQuerySchema,
      responses: { 200: RankedAvatarPageSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
