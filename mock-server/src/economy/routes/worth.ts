import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import { attentionOf } from '../views/attention';
import { gainKey, gainsOf, totalsOf } from '../views/worth/gains';
import { pageOf } from '../views/view/page';
import { walletValue } from '../views/worth/value';
import { pageOfRequest } from './page-of-request';
import { viewOf } from './view-of-request';

export const worthRoutes: Routes<typeof economyContract.worth> = {
  value: async ({ req }) => {
    const body = walletValue(await viewOf(req), callerOf(req));
    return { status: 200, body };
  },

  attention: async ({ req }) => {
    const body = attentionOf(await viewOf(req), callerOf(req));
    return { status: 200, body };
  },

  gains: async ({ req, query }) => {
    const caller = callerOf(req);
    const gains = gainsOf(await viewOf(req), caller);
    const page = pageOf(gains, pageOfRequest(req, query, caller), gainKey, (gain) => gain);
    return { status: 200, body: { ...page, totals: totalsOf(gains) } };
  },
};
