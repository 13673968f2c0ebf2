import type { economyContract } from '@trait-market/contract/economy';

import { accountOf } from '../../kernel/account';
import type { Routes } from '../../kernel/http/routes';
import type { ActivityRow } from '../tables/rows';
import { activityKey, isAbout, presentActivity } from '../views/activities';
import { pageOf } from '../views/view/page';
import { pageOfRequest } from './page-of-request';
import { viewOf } from './view-of-request';

export const activityRoutes: Routes<typeof economyContract.activity> = {
  list: async ({ req, query }) => {
    const view = await viewOf(req);
    const { log } = view.market.context.tables;
    const account = query.wallet && accountOf(query.wallet);
    const all = query.trait === undefined ? undefined : log.of('trait', query.trait);
    const ofWallet = account && log.of('wallet', account);
    const { type: types, collection, chainId } = query;
    const filters = [
      account && ((row: ActivityRow) => row.from === account || row.to === account),
      types && (({ type }: ActivityRow) => types.includes(type)),
      collection && isAbout(view, collection),
      chainId && ((row: ActivityRow) => chainId.includes(row.chainId)),
    ].filter((filter) => filter !== undefined);
    const rows: readonly ActivityRow[] = all ?? ofWallet ?? log.all();
    const found =
      filters.length === 0 ? rows : rows.filter((row) => filters.every((fits) => fits(row)));
    const requested = pageOfRequest(req, query);
    const body = pageOf(found, requested, activityKey, (row) => presentActivity(view, row));
    return { status: 200, body };
  },
};
