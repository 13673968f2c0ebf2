import { v1Contract } from '@trait-market/contract/v1';
import { initServer } from '@ts-rest/express';

import type { Forwarding } from './forwarding';

/** The Australian GST tax declaration (§7). */
export const taxRoutes = ({ provider: { tax: provider }, callerOf }: Forwarding) =>
  initServer().router(v1Contract.tax, {
    status: (call) => provider.status({ caller: callerOf(call) }),
    declare: ({ body, ...call }) => provider.declare({ body, caller: callerOf(call) }),
  });
