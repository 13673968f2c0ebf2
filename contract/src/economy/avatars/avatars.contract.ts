import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { AvatarParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import { AvatarOrderPageSchema, AvatarOrdersQuerySchema } from './avatar-orders.schema';
import { detail } from './avatar-detail.contract';
import { AvatarImageQuerySchema } from './avatars.schema';

const c = initContract();

/** An avatar's page, and its composed picture. */
export const avatarsContract = c.router(
  {
    detail,
    orders: {
      method: 'GET',
      path: '/avatars/:collection/:tokenId/orders',
      summary:
        'Offers and trades for an avatar, or committed to what it wears, that can be filled now',
      pathParams: AvatarParamsSchema,
      query: AvatarOrdersQuerySchema,
      responses: { 200: AvatarOrderPageSchema },
      metadata: forAnyone,
    },
    image: {
      method: 'GET',
      path: '/avatars/:collection/:tokenId/image.svg',
      summary: 'An avatar drawn as it is dressed now, or with traits to try on',
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
