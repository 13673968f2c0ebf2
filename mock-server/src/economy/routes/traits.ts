import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../kernel/http/routes';
import { worldOf } from '../../world/http/world-of-request';
import { activityKey, presentActivity } from '../views/activities';
import { browse, browsedKey } from '../views/browse/browse';
import { orderKey, presentOrder, traitOrders } from '../views/orders';
import { overTimeOf } from '../views/over-time';
import { createBestOffers } from '../views/prices/best-offers';
import { pageOf } from '../views/view/page';
import { ratesOfPage } from '../views/browse/rates-of-list';
import { cardOf, detailOf, salesOf } from '../views/traits';
import { traitEntry } from '../views/view/view';
import { pageOfRequest } from './page-of-request';
import { viewOf } from './view-of-request';

export const economyTraitsRoutes: Routes<typeof economyContract.traits> = {
  browse: async ({ req, query }) => {
    const view = await viewOf(req);
    const { clock, hasOldRates, searchLimit } = worldOf(req);
    const requested = pageOfRequest(req, query);
    const rates = ratesOfPage(requested, hasOldRates ? undefined : clock.now());
    const { found, ...fields } = browse(view, query, rates, searchLimit > 0);
    const bestOffer = createBestOffers(view);
    const page = pageOf(found, requested, browsedKey(view, query, rates), ({ trait: { id } }) => ({
      ...cardOf(view, id),
      bestOffer: bestOffer(id),
    }));
    return { status: 200, body: { ...page, ...fields } };
  },

  detail: async ({ req, params }) => {
    const body = detailOf(await viewOf(req), params.id);
    return { status: 200, body };
  },

  history: async ({ req, params, query }) => {
    const view = await viewOf(req);
    const { id } = traitEntry(view, params.id);
    const events = view.market.context.tables.log.of('trait', id);
    const requested = pageOfRequest(req, query);
    const page = pageOf(events, requested, activityKey, (row) => presentActivity(view, row));
    return { status: 200, body: { ...page, sales: salesOf(view, id) } };
  },

  overTime: async ({ req, params }) => {
    const body = overTimeOf(await viewOf(req), params.id);
    return { status: 200, body };
  },

  orders: async ({ req, params, query }) => {
    const view = await viewOf(req);
    const found = traitOrders(view, params.id, query.kind);
    const body = pageOf(found, pageOfRequest(req, query), orderKey(view), (row) =>
      presentOrder(view, row),
    );
    return { status: 200, body };
  },
};
