import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import { outfitSortKey, outfitsOf } from '../benches/outfits';
import { presentOutfit } from '../views/outfits';
import { pageOf } from '../views/view/page';
import { pageOfRequest } from './page-of-request';
import { viewOf } from './view-of-request';

export const outfitsRoutes: Routes<typeof economyContract.outfits> = {
  list: async ({ req, query }) => {
    const view = await viewOf(req);
    const caller = callerOf(req);
    const found = outfitsOf(view.market.context, caller, query.collection);
    const requested = pageOfRequest(req, query, caller);
    const body = pageOf(found, requested, outfitSortKey, (row) => presentOutfit(view, row));
    return { status: 200, body };
  },

  save: async ({ req, params, body }) => {
    const view = await viewOf(req);
    const row = await view.market.saveOutfit(callerOf(req), params.id, body);
    return { status: 200, body: presentOutfit(view, row) };
  },

  remove: async ({ req, params }) => {
    const view = await viewOf(req);
    const row = await view.market.removeOutfit(callerOf(req), params.id);
    return { status: 200, body: presentOutfit(view, row) };
  },
};
