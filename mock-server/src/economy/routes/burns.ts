import { burnsContract } from '@trait-market/contract/economy/burns';
import type { economyContract } from '@trait-market/contract/economy';

import { accountOf } from '../../kernel/account';
import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import { burnKey, burnsOf, knownBurn, presentBurn } from '../views/burns';
import { pageOf } from '../views/view/page';
import { pageOfRequest } from './page-of-request';
import type { BurnRow } from '../tables/burn-row';
import { validResponse } from '../shared/valid-response';
import { viewOf } from './view-of-request';

export const burnsRoutes: Routes<typeof economyContract.burns> = {
  burn: async ({ req, body }) => {
    const view = await viewOf(req);
    return validResponse(
      201,
      burnsContract.burn.responses[201],
      (respond) => view.market.burn(callerOf(req), body, respond),
      (row: BurnRow) => presentBurn(view, row),
    );
  },

  withdraw: async ({ req, params, body }) => {
    const view = await viewOf(req);
    return validResponse(
      200,
      burnsContract.withdraw.responses[200],
      (respond) => view.market.withdrawBurn(callerOf(req), params.id, body, respond),
      (row: BurnRow) => presentBurn(view, row),
    );
  },

  detail: async ({ req, params }) => {
    const view = await viewOf(req);
    return { status: 200, body: presentBurn(view, knownBurn(view, params.id)) };
  },

  ofWallet: async ({ req, params, query }) => {
    const view = await viewOf(req);
    const rows = burnsOf(view, accountOf(params.address), query.state);
    const requested = pageOfRequest(req, query);
    const page = pageOf(rows, requested, burnKey, (row) => presentBurn(view, row));
    return { status: 200, body: page };
  },
};
