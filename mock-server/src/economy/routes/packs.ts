import { packsContract } from '@trait-market/contract/economy/packs';
import type { economyContract } from '@trait-market/contract/economy';

import { accountOf } from '../../kernel/account';
import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import { withReceipt } from '../views/draw-log';
import { presentDraw } from '../views/draws';
import {
  presentLimits,
  presentPacksBought,
  presentPacksReceipt,
  presentWalletPacks,
} from '../views/packs';
import type { Bought, PackPurchases } from '../packs/pack-purchase';
import type { DrawRow } from '../tables/drop-row';
import { validResponse } from '../shared/valid-response';
import { viewOf } from './view-of-request';

export const packsRoutes: Routes<typeof economyContract.packs> = {
  buy: async ({ req, body }) => {
    const view = await viewOf(req);
    const caller = callerOf(req);
    return validResponse(
      201,
      packsContract.buy.responses[201],
      (respond) => view.market.buyPacks(caller, body, respond),
      (sold: Parameters<typeof presentPacksBought>[2]) => presentPacksBought(view, caller, sold),
    );
  },

  buySeveral: async ({ req, body }) => {
    const view = await viewOf(req);
    const caller = callerOf(req);
    return validResponse(
      201,
      packsContract.buySeveral.responses[201],
      (respond) => view.market.buySeveralPacks(caller, body, respond),
      (bought: Bought<PackPurchases>) => presentPacksReceipt(view, caller, bought),
    );
  },

  open: async ({ req, body }) => {
    const view = await viewOf(req);
    const response = await validResponse(
      201,
      packsContract.open.responses[201],
      (respond) => view.market.openPacks(callerOf(req), body, respond),
      (row: DrawRow) => presentDraw(view, row),
    );
    return { ...response, body: await withReceipt(view, response.body) };
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
