import type { economyContract } from '@trait-market/contract/economy';

import { accountOf } from '../../kernel/account';
import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import { presentDraw } from '../views/draws';
import { presentLimits, presentPacksBought, presentWalletPacks } from '../views/packs';
import { refusing } from './refusing';
import { viewOf } from './view-of-request';

/** Packs: buying them, opening them, and what one lets oneself spend on them. */
export const packsRoutes: Routes<typeof economyContract.packs> = {
  buy: ({ req, body }) =>
    refusing(async () => {
      const view = await viewOf(req);
      const caller = callerOf(req);
      const sold = await view.market.buyPacks(caller, body);
      return { status: 201, body: presentPacksBought(view, caller, sold) } as const;
    }),

  open: ({ req, body }) =>
    refusing(async () => {
      const view = await viewOf(req);
      const row = await view.market.openPacks(callerOf(req), body);
      return { status: 201, body: presentDraw(view, row) } as const;
    }),

  limits: ({ req }) =>
    refusing(async () => {
      const view = await viewOf(req);
      return { status: 200, body: presentLimits(view, callerOf(req)) } as const;
    }),

  setLimit: ({ req, body }) =>
    refusing(async () => {
      const view = await viewOf(req);
      const caller = callerOf(req);
      await view.market.setSpendingLimit(caller, body);
      return { status: 200, body: presentLimits(view, caller) } as const;
    }),

  ofWallet: ({ req, params }) =>
    refusing(async () => {
      const view = await viewOf(req);
      return { status: 200, body: presentWalletPacks(view, accountOf(params.address)) } as const;
    }),
};
