import type { v1Contract } from '@trait-market/contract/v1';

import type { Routes } from '../../../kernel/http/routes';
import { callerOf } from '../../../world/http/caller';
import { worldOf } from '../../../world/http/world-of-request';

/** A second declaration replaces the first, so that users can retry after a lost response. */
export const taxRoutes: Routes<typeof v1Contract.tax> = {
  status: async ({ req }) => ({
    status: 200,
    body: {
      alreadyAnswered: worldOf(req).records.taxDeclarations.find(callerOf(req)) !== undefined,
    },
  }),

  declare: async ({ req, body }) => {
    const { records, clock } = worldOf(req);
    records.taxDeclarations.declare(callerOf(req), body, clock.now());
    return { status: 200, body: { alreadyAnswered: true } };
  },
};
