import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import { PLANS } from '../credits/plans';
import { presentBought, presentLedger } from '../views/credits';
import { pageOfRequest } from './page-of-request';
import { viewOf } from './view-of-request';

/** Credits: what they cost, buying them, and what became of them. */
export const economyCreditsRoutes: Routes<typeof economyContract.credits> = {
  plans: async () => ({ status: 200, body: PLANS }),

  subscribe: async ({ req, body }) => {
    const { market } = await viewOf(req);
    const caller = callerOf(req);
    const sold = await market.subscribe(caller, body);
    return { status: 201, body: presentBought(market.context.credits, caller, sold) };
  },

  buy: async ({ req, body }) => {
    const { market } = await viewOf(req);
    const caller = callerOf(req);
    const sold = await market.buyCredits(caller, body);
    return { status: 201, body: presentBought(market.context.credits, caller, sold) };
  },

  ledger: async ({ req, query }) => {
    const { context } = (await viewOf(req)).market;
    const caller = callerOf(req);
    const requested = pageOfRequest(req, query, caller);
    const body = presentLedger(context.credits, caller, requested, context.now());
    return { status: 200, body };
  },
};
