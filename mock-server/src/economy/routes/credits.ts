import type { economyContract } from '@trait-market/contract/economy';
import { economyCreditsContract } from '@trait-market/contract/economy/credits';

import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import type { CreditsSold } from '../credits/credits-sold';
import { PLANS } from '../credits/plans';
import { presentBought, presentLedger } from '../views/credits';
import { pageOfRequest } from './page-of-request';
import { validResponse } from '../shared/valid-response';
import { viewOf } from './view-of-request';

export const economyCreditsRoutes: Routes<typeof economyContract.credits> = {
  plans: async () => ({ status: 200, body: PLANS }),

  subscribe: async ({ req, body }) => {
    const { market } = await viewOf(req);
    const caller = callerOf(req);
    return validResponse(
      201,
      economyCreditsContract.subscribe.responses[201],
      (respond) => market.subscribe(caller, body, respond),
      (sold: CreditsSold) => presentBought(market.context.credits, caller, sold),
    );
  },

  buy: async ({ req, body }) => {
    const { market } = await viewOf(req);
    const caller = callerOf(req);
    return validResponse(
      201,
      economyCreditsContract.buy.responses[201],
      (respond) => market.buyCredits(caller, body, respond),
      (sold: CreditsSold) => presentBought(market.context.credits, caller, sold),
    );
  },

  ledger: async ({ req, query }) => {
    const { context } = (await viewOf(req)).market;
    const caller = callerOf(req);
    const requested = pageOfRequest(req, query, caller);
    const body = presentLedger(context.credits, caller, requested, context.now());
    return { status: 200, body };
  },
};
