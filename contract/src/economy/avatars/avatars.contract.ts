import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { AvatarParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import { AvatarHistoryQuerySchema, AvatarHistorySchema } from './avatar-history.schema';
import { AvatarOrderPageSchema, AvatarOrdersQuerySchema } from './avatar-orders.schema';
import { detail } from './detail/avatar-detail.contract';
import { AvatarImageQuerySchema } from './avatars.schema';
import { browse } from './browse-avatars.contract';

const c = initContract();

export const avatarsContract = c.router(
  {
    browse,
    detail,
    history: {
      method: 'GET',
      path: '/avatars/:collection/:tokenId/history',
      summary: "Get an avatar's sales for a chart, and its market events or those of some types",
      pathParams: AvatarParamsSchema,
      query: AvatarHistoryQuerySchema,
      responses: { 200: AvatarHistorySchema },
      metadata: forAnyone,
    },
    orders: {
      method: 'GET',
      path: '/avatars/:collection/:tokenId/orders',
      summary:
        'Listings, offers and trades for an avatar, or committed to what it wears, that can be filled now',
      pathParams: AvatarParamsSchema,
      query: AvatarOrdersQuerySchema,
      responses: { 200: AvatarOrderPageSchema },
      metadata: forAnyone,
    },
    image: {
      method: 'GET',
      path: '/avatars/:collection/:tokenId/image.svg',
      summary: "Render an avatar's current look, or a preview with other traits",
      pathParams: AvatarParamsSchema,
      query: AvatarImageQuerySchema,
      responses: {
        200: c.otherResponse({ contentType: 'image/svg+xml', body: c.type<string>() }),
      },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
