import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import { allWatchedNow, presentWatched } from '../views/watchlist';
import { watchedBy } from '../saved/watchlist';
import { refusing } from './refusing';
import { viewOf } from './view-of-request';

/** What collectors keep an eye on. */
export const watchlistRoutes: Routes<typeof economyContract.watchlist> = {
  list: ({ req }) =>
    refusing(async () => {
      const { context } = (await viewOf(req)).market;
      const items = watchedBy(context, callerOf(req)).map(presentWatched);
      return { status: 200, body: { items } } as const;
    }),

  add: ({ req, body }) =>
    refusing(async () => {
      const { market } = await viewOf(req);
      const items = (await market.watch(callerOf(req), body)).map(presentWatched);
      return { status: 200, body: { items } } as const;
    }),

  remove: ({ req, params }) =>
    refusing(async () => {
      const { market } = await viewOf(req);
      const { kind, id } = params;
      const items = (await market.unwatch(callerOf(req), kind, id)).map(presentWatched);
      return { status: 200, body: { items } } as const;
    }),

  now: ({ req, query }) =>
    refusing(async () => {
      const items = allWatchedNow(await viewOf(req), query.of);
      return { status: 200, body: { items } } as const;
    }),
};
