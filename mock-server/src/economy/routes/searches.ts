import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import { searchesOf } from '../saved/searches';
import { presentSearch } from '../views/searches';
import { refusing } from './refusing';
import { viewOf } from './view-of-request';

/** What the caller looks for again and again. */
export const searchesRoutes: Routes<typeof economyContract.searches> = {
  list: ({ req }) =>
    refusing(async () => {
      const { context } = (await viewOf(req)).market;
      const items = searchesOf(context, callerOf(req)).map(presentSearch);
      return { status: 200, body: { items } } as const;
    }),

  save: ({ req, params, body }) =>
    refusing(async () => {
      const { market } = await viewOf(req);
      const items = (await market.saveSearch(callerOf(req), params.id, body)).map(presentSearch);
      return { status: 200, body: { items } } as const;
    }),

  remove: ({ req, params }) =>
    refusing(async () => {
      const { market } = await viewOf(req);
      const items = (await market.removeSearch(callerOf(req), params.id)).map(presentSearch);
      return { status: 200, body: { items } } as const;
    }),
};
