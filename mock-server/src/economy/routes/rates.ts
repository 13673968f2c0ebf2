import type { economyContract } from '@trait-market/contract/economy';

import { RATES_MAX_AGE_MS } from '@trait-market/contract/economy/rates';

import type { Routes } from '../../kernel/http/routes';
import { worldOf } from '../../world/http/world-of-request';
import { rateTime, worthAt } from '../prices/rates';
import { timeOf } from '../views/view/view';

/** Simulates exchange rates by the world's clock, which doesn't require the world's market. */
export const ratesRoutes: Routes<typeof economyContract.rates> = {
  now: async ({ req }) => {
    const { clock, hasOldRates } = worldOf(req);
    const now = clock.now();
    const made = now - (hasOldRates ? 2 * RATES_MAX_AGE_MS : 0);
    const body = { worth: worthAt(made), at: timeOf(rateTime(made)), asOf: timeOf(now) };
    return { status: 200, body };
  },
};
