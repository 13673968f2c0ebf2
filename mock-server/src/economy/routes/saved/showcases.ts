import type { economyContract } from '@trait-market/contract/economy';

import { accountOf } from '../../../kernel/account';
import type { Routes } from '../../../kernel/http/routes';
import { callerOf } from '../../../world/http/caller';
import { presentShowcase } from '../../views/showcases';
import { viewOf } from '../view-of-request';

export const showcasesRoutes: Routes<typeof economyContract.showcases> = {
  ofWallet: async ({ req, params }) => {
    const body = presentShowcase(await viewOf(req), accountOf(params.address));
    return { status: 200, body };
  },

  save: async ({ req, body }) => {
    const view = await viewOf(req);
    const caller = callerOf(req);
    await view.market.saveShowcase(caller, body);
    return { status: 200, body: presentShowcase(view, caller) };
  },
};
