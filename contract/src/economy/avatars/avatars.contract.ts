import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { AvatarParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import { AvatarImageQuerySchema, AvatarSchema } from './avatars.schema';

const c = initContract();

/** Avatars and their composed pictures. */
export const avatarsContract = c.router(
  {
    detail: {
      method: 'GET',
      path: '/avatars/:collection/:tokenId',
      summary: 'An avatar and what it wears',
      pathParams: AvatarParamsSchema,
      responses: { 200: AvatarSchema },
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
