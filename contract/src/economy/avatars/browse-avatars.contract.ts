import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { AvatarPageSchema, BrowseAvatarsQuerySchema } from './browse-avatars.schema';

const c = initContract();

export const browse = c.query({
  method: 'GET',
  path: '/avatars',
  summary: 'Browse avatars by filters, with prices and facets',
  query: BrowseAvatarsQuerySchema,
  responses: { 200: AvatarPageSchema },
  metadata: forAnyone,
});

/** A router of its own, so that the avatar grid loads no order schemas. */
export const browseAvatarsContract = c.router({ browse }, economyRouter);
