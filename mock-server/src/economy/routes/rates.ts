import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../kernel/http/routes';
import { worldOf } from '../../world/http/world-of-request';
import { rateTime, worthAt } from '../rates';
import { timeOf } from '../views/view';

/** What coins and currencies are worth: played, by the world's clock. No market has to be open for it. */
export const ratesRoutes: Routes<typeof economyContract.rates> = {
  now: async ({ req }) => {
    const now = worldOf(req).clock.now();
    const body = { worth: worthAt(now), at: timeOf(rateTime(now)), asOf: timeOf(now) };
    return { status: 200, body };
  },
};
