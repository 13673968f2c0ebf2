import { economyContract } from '@trait-market/contract/economy';
import { initServer } from '@ts-rest/express';

import type { Forwarding } from '../forwarding';

/** Rankings of collectors. */
export const leadersRoutes = ({ economy: { leaders: provider }, callerOf }: Forwarding) =>
  initServer().router(economyContract.leaders, {
    list: ({ query, ...call }) => provider.list({ query, caller: callerOf(call) }),
  });
