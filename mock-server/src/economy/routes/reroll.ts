import type { economyContract } from '@trait-market/contract/economy';

import { accountOf } from '../../kernel/account';
import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import { presentDraw } from '../views/draws';
import { presentPoolDetail, presentPools, presentWalletRerolls } from '../views/reroll';
import { viewOf } from './view-of-request';

/** Re-roll: pools to the last edition, one edition for one, three for one of the next tier. */
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
    const row = await view.market.reroll(callerOf(req), body);
    return { status: 201, body: presentDraw(view, row) };
  },

  give: async ({ req, body }) => {
    const view = await viewOf(req);
    const { collection, slot } = await view.market.giveToPool(callerOf(req), body);
    return { status: 201, body: presentPoolDetail(view, collection, slot) };
  },

  ofWallet: async ({ req, params }) => {
    const view = await viewOf(req);
    return { status: 200, body: presentWalletRerolls(view, accountOf(params.address)) };
  },
};
