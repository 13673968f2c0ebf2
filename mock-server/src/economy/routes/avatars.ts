import type { economyContract } from '@trait-market/contract/economy';

import { PICTURE_HEADERS } from '../../kernel/http/picture-headers';
import type { Routes } from '../../kernel/http/routes';
import { drawDressed } from '../drawings/draw-dressed';
import { avatarKey } from '../tables/keys';
import { presentAvatar } from '../views/avatars';
import { avatarRow } from '../views/view';
import { refusing } from './refusing';
import { viewOf } from './view-of-request';

/** Avatars and their composed pictures. */
export const avatarsRoutes: Routes<typeof economyContract.avatars> = {
  detail: ({ req, params }) =>
    refusing(async () => {
      const view = await viewOf(req);
      const body = presentAvatar(
        view,
        avatarRow(view, avatarKey(params.collection, params.tokenId)),
      );
      return { status: 200, body } as const;
    }),

  image: ({ req, res, params, query }) =>
    refusing(async () => {
      const { market } = await viewOf(req);
      const key = avatarKey(params.collection, params.tokenId);
      const body = drawDressed(market.context, key, query.with);
      res.set(PICTURE_HEADERS);
      return { status: 200, body } as const;
    }),
};
