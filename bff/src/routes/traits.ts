import { v1Contract } from '@trait-market/contract/v1';
import { initServer } from '@ts-rest/express';

import type { Forwarding } from './forwarding';

/** Traits on the market (§7). */
export const traitsRoutes = ({ provider: { traits: provider }, callerOf }: Forwarding) =>
  initServer().router(v1Contract.traits, {
    search: ({ query, ...call }) => provider.search({ query, caller: callerOf(call) }),
  });
