import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { CollectionParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import {
  CollectionAvatarsQuerySchema,
  CollectionStatsSchema,
  RankedAvatarPageSchema,
} from './collection-stats.schema';
import {
  CollectionDetailSchema,
  CollectionPageSchema,
  CollectionsQuerySchema,
} from './collections.schema';

const c = initContract();

/** Collections and how they trade. */
export const collectionsContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/collections',
      summary: 'Collections, the most traded first',
      query: CollectionsQuerySchema,
      responses: { 200: CollectionPageSchema },
      metadata: forAnyone,
    },
    detail: {
      method: 'GET',
      path: '/collections/:slug',
      summary: 'A collection, and what it is made of',
      pathParams: CollectionParamsSchema,
      responses: { 200: CollectionDetailSchema },
      metadata: forAnyone,
    },
    stats: {
      method: 'GET',
      path: '/collections/:slug/stats',
      summary: 'How a collection trades, how rare its traits are, and who holds them',
      pathParams: CollectionParamsSchema,
      responses: { 200: CollectionStatsSchema },
      metadata: forAnyone,
    },
    avatars: {
      method: 'GET',
      path: '/collections/:slug/avatars',
      summary: 'The avatars of a collection, the rarest first',
      pathParams: CollectionParamsSchema,
      query: CollectionAvatarsQuerySchema,
      responses: { 200: RankedAvatarPageSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
