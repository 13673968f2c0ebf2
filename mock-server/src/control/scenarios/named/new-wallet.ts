import { keccak256, slice, stringToHex } from 'viem';

import { emptyWallet } from '../../../economy/world-markets/empty-wallet';
import { accountOf } from '../../../kernel/account';
import { DEMO_COLLECTOR, forgetCollector } from '../../../world/collectors';
import type { Scenario } from '../scenario';

/** The account that receives the demo wallet's holdings. */
const OTHER_OWNER = accountOf(slice(keccak256(stringToHex('the other owner')), 12));

export const scenario: Scenario = {
  summary:
    'Every wallet is a new one, the demo wallet too: no profile, no credits, nothing in it, tax question open',
  apply: async (world, openMarket) => {
    forgetCollector(world.records, DEMO_COLLECTOR);
    await emptyWallet(await openMarket(), DEMO_COLLECTOR, OTHER_OWNER);
  },
};
