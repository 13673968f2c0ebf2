import type { economyContract } from '@trait-market/contract/economy';

import { PICTURE_HEADERS } from '../../kernel/http/picture-headers';
import type { Routes } from '../../kernel/http/routes';
import { worldOf } from '../../world/http/world-of-request';
import { drawDressed } from '../drawings/draw-dressed';
import { avatarKey } from '../tables/keys';
import { activityKey, presentActivity } from '../views/activities';
import { avatarEvents, salesOfAvatar } from '../views/prices/avatar-market';
import { avatarOrders, presentAvatarOrder } from '../views/avatar-orders';
import { orderKey } from '../views/orders';
import { avatarDetailOf } from '../views/avatars';
import { avatarCardOf, browseAvatars, foundKey } from '../views/browse/browse-avatars';
import { ratesOfPage } from '../views/browse/rates-of-list';
import { pageOf } from '../views/view/page';
import { avatarRow } from '../views/view/view';
import { pageOfRequest } from './page-of-request';
import { viewOf } from './view-of-request';

export const avatarsRoutes: Routes<typeof economyContract.avatars> = {
  browse: async ({ req, query }) => {
    const view = await viewOf(req);
    const { clock, hasOldRates, searchLimit } = worldOf(req);
    const requested = pageOfRequest(req, query);
    const rates = ratesOfPage(requested, hasOldRates ? undefined : clock.now());
    const { found, ...fields } = browseAvatars(view, query, rates, searchLimit > 0);
    const page = pageOf(found, requested, foundKey(view, query, rates), (one) =>
      avatarCardOf(view, one),
    );
    return { status: 200, body: { ...page, ...fields } };
  },

  history: async ({ req, params, query }) => {
    const view = await viewOf(req);
    const row = avatarRow(view, avatarKey(params.collection, params.tokenId));
    const events = avatarEvents(view, row, query.type && new Set(query.type));
    const requested = pageOfRequest(req, query);
    const page = pageOf(events, requested, activityKey, (one) => presentActivity(view, one));
    return { status: 200, body: { ...page, sales: salesOfAvatar(avatarEvents(view, row)) } };
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
