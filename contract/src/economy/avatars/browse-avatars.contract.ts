import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
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
