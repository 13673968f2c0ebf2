import { approvalsContract } from '@trait-market/contract/economy/approvals';
import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import { approvalsOf } from '../views/approvals';
import { validResponse } from '../shared/valid-response';
import { viewOf } from './view-of-request';

export const approvalsRoutes: Routes<typeof economyContract.approvals> = {
  list: async ({ req }) => {
    const { market } = await viewOf(req);
    return { status: 200, body: approvalsOf(market, callerOf(req)) };
  },

  approve: async ({ req, body }) => {
    const { market } = await viewOf(req);
    return validResponse(
      200,
      approvalsContract.approve.responses[200],
      (respond) => market.approve(callerOf(req), body, respond),
      () => approvalsOf(market, callerOf(req)),
    );
  },
};
