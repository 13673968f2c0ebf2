import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../kernel/http/routes';
import { leaderKey, presentLeader, rankCollectors } from '../views/leaders';
import { pageOf } from '../views/view/page';
import { pageOfRequest } from './page-of-request';
import { viewOf } from './view-of-request';

export const leadersRoutes: Routes<typeof economyContract.leaders> = {
  list: async ({ req, query }) => {
    const view = await viewOf(req);
    const { metric = 'volume', period = 'all', chainId = 1 } = query;
    const found = rankCollectors(view, { metric, period, chainId });
    const requested = pageOfRequest(req, { ...query, metric, period, chainId });
    const page = pageOf(found, requested, leaderKey, (one) => presentLeader(view, one));
    return { status: 200, body: { ...page, metric, period, chainId } };
  },
};
