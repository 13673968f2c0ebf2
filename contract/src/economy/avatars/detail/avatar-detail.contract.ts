import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../../shared/route-metadata';
import { AvatarParamsSchema } from '../../shared/path';
import { economyRouter } from '../../shared/router-options';
import { AvatarDetailSchema } from '../avatars.schema';

const c = initContract();

export const detail = c.query({
  method: 'GET',
  path: '/avatars/:collection/:tokenId',
  summary: 'Get an avatar with its worn traits and rank',
  pathParams: AvatarParamsSchema,
  responses: { 200: AvatarDetailSchema },
  metadata: forAnyone,
});

/** A separate router, so that a screen without orders loads no order schemas. */
export const avatarDetailContract = c.router({ detail }, economyRouter);
