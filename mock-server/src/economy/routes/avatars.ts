import type { economyContract } from '@trait-market/contract/economy';

import { PICTURE_HEADERS } from '../../kernel/http/picture-headers';
import type { Routes } from '../../kernel/http/routes';
import { drawDressed } from '../drawings/draw-dressed';
import { avatarKey } from '../tables/keys';
import { activityKey, presentActivity } from '../views/activities';
import { avatarEvents, salesOfAvatar } from '../views/prices/avatar-market';
import { avatarOrders, presentAvatarOrder } from '../views/avatar-orders';
import { orderKey } from '../views/orders';
import { avatarDetailOf } from '../views/avatars';
import { avatarCardOf, browseAvatars, foundKey } from '../views/browse/browse-avatars';
import { pageOf } from '../views/view/page';
import { avatarRow } from '../views/view/view';
import { pageOfRequest } from './page-of-request';
import { viewOf } from './view-of-request';

export const avatarsRoutes: Routes<typeof economyContract.avatars> = {
  browse: async ({ req, query }) => {
    const view = await viewOf(req);
    const { found, facets, priceChain } = browseAvatars(view, query);
    const page = pageOf(found, pageOfRequest(req, query), foundKey(query.sort, priceChain), (one) =>
      avatarCardOf(view, one),
    );
    return { status: 200, body: { ...page, facets, priceChain } };
  },

  history: async ({ req, params, query }) => {
    const view = await viewOf(req);
    const row = avatarRow(view, avatarKey(params.collection, params.tokenId));
    const events = avatarEvents(view, row);
    const requested = pageOfRequest(req, query);
    const page = pageOf(events, requested, activityKey, (one) => presentActivity(view, one));
    return { status: 200, body: { ...page, sales: salesOfAvatar(events) } };
  },

  detail: async ({ req, params }) => {
    const view = await viewOf(req);
    const row = avatarRow(view, avatarKey(params.collection, params.tokenId));
    return { status: 200, body: avatarDetailOf(view, row) };
  },

  orders: async ({ req, params, query }) => {
    const view = await viewOf(req);
    const avatar = avatarRow(view, avatarKey(params.collection, params.tokenId));
    const body = pageOf(
      avatarOrders(view, avatar, query.kind),
      pageOfRequest(req, query),
      orderKey(view),
      (row) => presentAvatarOrder(view, avatar, row),
    );
    return { status: 200, body };
  },

  image: async ({ req, res, params, query }) => {
    const { market } = await viewOf(req);
    const key = avatarKey(params.collection, params.tokenId);
    const body = drawDressed(market.context, key, query.with);
    res.set(PICTURE_HEADERS);
    return { status: 200, body };
  },
};
