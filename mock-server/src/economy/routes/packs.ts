import type { economyContract } from '@trait-market/contract/economy';

import { accountOf } from '../../kernel/account';
import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import { presentDraw } from '../views/draws';
import { presentLimits, presentPacksBought, presentWalletPacks } from '../views/packs';
import { viewOf } from './view-of-request';

/** Packs: buying them, opening them, and what one lets oneself spend on them. */
export const packsRoutes: Routes<typeof economyContract.packs> = {
  buy: async ({ req, body }) => {
    const view = await viewOf(req);
    const caller = callerOf(req);
    const sold = await view.market.buyPacks(caller, body);
    return { status: 201, body: presentPacksBought(view, caller, sold) };
  },

  open: async ({ req, body }) => {
    const view = await viewOf(req);
    const row = await view.market.openPacks(callerOf(req), body);
    return { status: 201, body: presentDraw(view, row) };
  },

  limits: async ({ req }) => {
    const view = await viewOf(req);
    return { status: 200, body: presentLimits(view, callerOf(req)) };
  },

  setLimit: async ({ req, body }) => {
    const view = await viewOf(req);
    const caller = callerOf(req);
    await view.market.setSpendingLimit(caller, body);
    return { status: 200, body: presentLimits(view, caller) };
  },

  ofWallet: async ({ req, params }) => {
    const view = await viewOf(req);
    return { status: 200, body: presentWalletPacks(view, accountOf(params.address)) };
  },
};
