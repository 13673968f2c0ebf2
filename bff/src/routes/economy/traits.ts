import { economyContract } from '@trait-market/contract/economy';
import { initServer } from '@ts-rest/express';

import type { Forwarding } from '../forwarding';

/** The market's grid, and a trait's page. */
export const economyTraitsRoutes = ({ economy: { traits: provider }, callerOf }: Forwarding) =>
  initServer().router(economyContract.traits, {
    browse: ({ query, ...call }) => provider.browse({ query, caller: callerOf(call) }),
    detail: ({ params, ...call }) => provider.detail({ params, caller: callerOf(call) }),
    history: ({ params, query, ...call }) =>
      provider.history({ params, query, caller: callerOf(call) }),
    orders: ({ params, query, ...call }) =>
      provider.orders({ params, query, caller: callerOf(call) }),
  });
