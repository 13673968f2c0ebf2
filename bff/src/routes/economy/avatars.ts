import { economyContract } from '@trait-market/contract/economy';
import { initServer } from '@ts-rest/express';

import type { Forwarding } from '../forwarding';

/** Avatars and their composed pictures. */
export const avatarsRoutes = ({ economy: { avatars: provider }, callerOf }: Forwarding) =>
  initServer().router(economyContract.avatars, {
    detail: ({ params, ...call }) => provider.detail({ params, caller: callerOf(call) }),
    image: ({ params, query, ...call }) =>
      provider.image({ params, query, caller: callerOf(call) }),
  });
