import { economyContract } from '@trait-market/contract/economy';
import { initServer } from '@ts-rest/express';

import type { Forwarding } from '../forwarding';

/** What has happened on the market. */
export const activityRoutes = ({ economy: { activity: provider }, callerOf }: Forwarding) =>
  initServer().router(economyContract.activity, {
    list: ({ query, ...call }) => provider.list({ query, caller: callerOf(call) }),
  });
