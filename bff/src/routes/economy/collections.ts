import { economyContract } from '@trait-market/contract/economy';
import { initServer } from '@ts-rest/express';

import type { Forwarding } from '../forwarding';

/** Collections and how they trade. */
export const collectionsRoutes = ({ economy: { collections: provider }, callerOf }: Forwarding) =>
  initServer().router(economyContract.collections, {
    list: ({ query, ...call }) => provider.list({ query, caller: callerOf(call) }),
    detail: ({ params, ...call }) => provider.detail({ params, caller: callerOf(call) }),
  });
