import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../../kernel/http/routes';
import { callerOf } from '../../../world/http/caller';
import { allWatchedNow, presentWatched } from '../../views/watchlist';
import { watchedBy } from '../../saved/watchlist';
import { viewOf } from '../view-of-request';

export const watchlistRoutes: Routes<typeof economyContract.watchlist> = {
  list: async ({ req }) => {
    const { context } = (await viewOf(req)).market;
    const items = watchedBy(context, callerOf(req)).map(presentWatched);
    return { status: 200, body: { items } };
  },

  add: async ({ req, body }) => {
    const { market } = await viewOf(req);
    const items = (await market.watch(callerOf(req), body)).map(presentWatched);
    return { status: 200, body: { items } };
  },

  remove: async ({ req, params }) => {
    const { market } = await viewOf(req);
    const { kind, id } = params;
    const items = (await market.unwatch(callerOf(req), kind, id)).map(presentWatched);
    return { status: 200, body: { items } };
  },

  now: async ({ req, query }) => {
    const items = allWatchedNow(await viewOf(req), query.of);
    return { status: 200, body: { items } };
  },
};
