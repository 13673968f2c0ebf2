import type { economyContract } from '@trait-market/contract/economy';

import { accountOf } from '../../kernel/account';
import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import { burnsOf, knownBurn, presentBurn } from '../views/burns';
import { pageOf } from '../views/view/page';
import { refusing } from './refusing';
import { viewOf } from './view-of-request';

/** The Light: editions are given up, can be taken back for a while, and are gone. */
export const burnsRoutes: Routes<typeof economyContract.burns> = {
  burn: ({ req, body }) =>
    refusing(async () => {
      const view = await viewOf(req);
      const row = await view.market.burn(callerOf(req), body);
      return { status: 201, body: presentBurn(view, row) } as const;
    }),

  withdraw: ({ req, params, body }) =>
    refusing(async () => {
      const view = await viewOf(req);
      const row = await view.market.withdrawBurn(callerOf(req), params.id, body);
      return { status: 200, body: presentBurn(view, row) } as const;
    }),

  detail: ({ req, params }) =>
    refusing(async () => {
      const view = await viewOf(req);
      return { status: 200, body: presentBurn(view, knownBurn(view, params.id)) } as const;
    }),

  ofWallet: ({ req, params, query }) =>
    refusing(async () => {
      const view = await viewOf(req);
      const rows = burnsOf(view, accountOf(params.address), query.state);
      const page = pageOf(
        rows,
        query,
        ({ id }) => id,
        (row) => presentBurn(view, row),
      );
      return { status: 200, body: page } as const;
    }),
};
