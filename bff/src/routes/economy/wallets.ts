import { economyContract } from '@trait-market/contract/economy';
import { initServer } from '@ts-rest/express';

import type { Forwarding } from '../forwarding';

/** What wallets have, and what they have signed. */
export const walletsRoutes = ({ economy: { wallets: provider }, callerOf }: Forwarding) =>
  initServer().router(economyContract.wallets, {
    balances: (call) => provider.balances({ caller: callerOf(call) }),
    wrap: ({ body, ...call }) => provider.wrap({ body, caller: callerOf(call) }),
    unwrap: ({ body, ...call }) => provider.unwrap({ body, caller: callerOf(call) }),
    inventory: ({ params, query, ...call }) =>
      provider.inventory({ params, query, caller: callerOf(call) }),
    act: ({ params, ...call }) => provider.act({ params, caller: callerOf(call) }),
    orders: ({ params, query, ...call }) =>
      provider.orders({ params, query, caller: callerOf(call) }),
  });
