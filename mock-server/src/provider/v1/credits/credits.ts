import type { v1Contract } from '@trait-market/contract/v1';

import type { Routes } from '../../../kernel/http/routes';
import { callerOf } from '../../../world/http/caller';
import { worldOf } from '../../../world/http/world-of-request';

export const creditsRoutes: Routes<typeof v1Contract.credits> = {
  balances: async ({ req }) => {
    const { records, clock } = worldOf(req);
    const { subscription, vanilla } = records.credits.of(callerOf(req), clock.now());
    return {
      status: 200,
      body: { subscription: { amount: subscription }, vanilla: { amount: vanilla } },
    };
  },
};
