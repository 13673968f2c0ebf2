import { DEMO_BEACON_INFO, demoRound } from '@trait-market/contract/demo-beacon';
import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../../kernel/http/routes';
import { isPublished } from '../../beacon/beacon';
import { MarketRefusal } from '../../shared/refusal';
import { viewOf } from '../view-of-request';

/** Stands in for a drand network, by the world's clock. */
export const beaconRoutes: Routes<typeof economyContract.beacon> = {
  info: async () => ({ status: 200, body: DEMO_BEACON_INFO }),

  round: async ({ req, params }) => {
    const { market } = await viewOf(req);
    const round = Number(params.round);
    if (!isPublished(market.context, round)) {
      throw new MarketRefusal('unknown-round', 'The beacon hasn’t published this round.');
    }
    return { status: 200, body: demoRound(round) };
  },
};
