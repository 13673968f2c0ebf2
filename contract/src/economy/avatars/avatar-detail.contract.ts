import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { AvatarParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import { AvatarDetailSchema } from './avatars.schema';

const c = initContract();

export const detail = c.query({
  method: 'GET',
  path: '/avatars/:collection/:tokenId',
  summary: 'An avatar, what it wears and how it ranks',
  pathParams: AvatarParamsSchema,
  responses: { 200: AvatarDetailSchema },
  metadata: forAnyone,
});

/** An avatar by itself: a screen that shows no orders for it loads nothing of orders. */
export const avatarDetailContract = c.router({ detail }, economyRouter);
