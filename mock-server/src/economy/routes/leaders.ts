import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../kernel/http/routes';
import { presentLeader, rankCollectors } from '../views/leaders';
import { pageOf } from '../views/view/page';
import { refusing } from './refusing';
import { viewOf } from './view-of-request';

/** Rankings of collectors. */
export const leadersRoutes: Routes<typeof economyContract.leaders> = {
  list: ({ req, query }) =>
    refusing(async () => {
      const view = await viewOf(req);
      const { metric = 'volume', period = 'all', chainId = 1 } = query;
      const found = rankCollectors(view, { metric, period, chainId });
      const page = pageOf(
        found,
        query,
        ({ account }) => account,
        (one) => presentLeader(view, one),
      );
      return { status: 200, body: { ...page, metric, period, chainId } } as const;
    }),
};
