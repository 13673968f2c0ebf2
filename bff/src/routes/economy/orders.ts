import { economyContract } from '@trait-market/contract/economy';
import { initServer } from '@ts-rest/express';

import type { Forwarding } from '../forwarding';

/** The signed acts on orders. */
export const ordersRoutes = ({ economy: { orders: provider }, callerOf }: Forwarding) =>
  initServer().router(economyContract.orders, {
    post: ({ body, ...call }) => provider.post({ body, caller: callerOf(call) }),
    cancelAll: ({ body, ...call }) => provider.cancelAll({ body, caller: callerOf(call) }),
    fulfil: ({ params, body, ...call }) =>
      provider.fulfil({ params, body, caller: callerOf(call) }),
    cancel: ({ params, body, ...call }) =>
      provider.cancel({ params, body, caller: callerOf(call) }),
  });
