import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import { approvalsOf } from '../views/approvals';
import { viewOf } from './view-of-request';

/** What Seaport may move for a wallet. */
export const approvalsRoutes: Routes<typeof economyContract.approvals> = {
  list: async ({ req }) => {
    const { market } = await viewOf(req);
    return { status: 200, body: approvalsOf(market, callerOf(req)) };
  },

  approve: async ({ req, body }) => {
    const { market } = await viewOf(req);
    await market.approve(callerOf(req), body);
    return { status: 200, body: approvalsOf(market, callerOf(req)) };
  },
};
