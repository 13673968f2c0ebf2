import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { AvatarPageSchema, BrowseAvatarsQuerySchema } from './browse-avatars.schema';

const c = initContract();

export const browse = c.query({
  method: 'GET',
  path: '/avatars',
  summary: 'Avatars by filters, with what they cost and facets',
  query: BrowseAvatarsQuerySchema,
  responses: { 200: AvatarPageSchema },
  metadata: forAnyone,
});

/** The market's wall of avatars by itself: it loads nothing of orders. */
export const browseAvatarsContract = c.router({ browse }, economyRouter);
