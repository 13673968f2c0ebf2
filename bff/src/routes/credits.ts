import { v1Contract } from '@trait-market/contract/v1';
import { initServer } from '@ts-rest/express';

import type { Forwarding } from './forwarding';

/** Credit balances (§7). */
export const creditsRoutes = ({ provider: { credits: provider }, callerOf }: Forwarding) =>
  initServer().router(v1Contract.credits, {
    balances: (call) => provider.balances({ caller: callerOf(call) }),
  });
