import { rerollContract } from '@trait-market/contract/economy/reroll';
import type { Slot } from '@trait-market/contract/economy/shared';
import type { economyContract } from '@trait-market/contract/economy';

import { accountOf } from '../../kernel/account';
import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import { withReceipt } from '../views/draw-log';
import { presentDraw } from '../views/draws';
import { presentPoolDetail, presentPools, presentWalletRerolls } from '../views/reroll';
import type { DrawRow } from '../tables/drop-row';
import { validResponse } from '../shared/valid-response';
import { viewOf } from './view-of-request';

export const rerollRoutes: Routes<typeof economyContract.reroll> = {
  pools: async ({ req, query }) => {
    const view = await viewOf(req);
    return { status: 200, body: { items: presentPools(view, query.collection) } };
  },

  pool: async ({ req, params }) => {
    const view = await viewOf(req);
    const body = presentPoolDetail(view, params.collection, params.slot);
    return { status: 200, body };
  },

  reroll: async ({ req, body }) => {
    const view = await viewOf(req);
    const response = await validResponse(
      201,
      rerollContract.reroll.responses[201],
      (respond) => view.market.reroll(callerOf(req), body, respond),
      (row: DrawRow) => presentDraw(view, row),
    );
    return { ...response, body: await withReceipt(view, response.body) };
  },

  give: async ({ req, body }) => {
    const view = await viewOf(req);
    return validResponse(
      201,
      rerollContract.give.responses[201],
      (respond) => view.market.giveToPool(callerOf(req), body, respond),
      ({ collection, slot }: { collection: string; slot: Slot }) =>
        presentPoolDetail(view, collection, slot),
    );
  },

  ofWallet: async ({ req, params }) => {
    const view = await viewOf(req);
    return { status: 200, body: presentWalletRerolls(view, accountOf(params.address)) };
  },
};
