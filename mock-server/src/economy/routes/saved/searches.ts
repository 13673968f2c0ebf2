import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../../kernel/http/routes';
import { callerOf } from '../../../world/http/caller';
import { searchesOf } from '../../saved/searches';
import { presentSearch } from '../../views/searches';
import { viewOf } from '../view-of-request';

export const searchesRoutes: Routes<typeof economyContract.searches> = {
  list: async ({ req }) => {
    const { context } = (await viewOf(req)).market;
    const items = searchesOf(context, callerOf(req)).map(presentSearch);
    return { status: 200, body: { items } };
  },

  save: async ({ req, params, body }) => {
    const { market } = await viewOf(req);
    const items = (await market.saveSearch(callerOf(req), params.id, body)).map(presentSearch);
    return { status: 200, body: { items } };
  },

  remove: async ({ req, params }) => {
    const { market } = await viewOf(req);
    const items = (await market.removeSearch(callerOf(req), params.id)).map(presentSearch);
    return { status: 200, body: { items } };
  },
};
