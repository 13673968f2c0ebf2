import type { economyContract } from '@trait-market/contract/economy';

import { accountOf } from '../../../kernel/account';
import type { Routes } from '../../../kernel/http/routes';
import { callerOf } from '../../../world/http/caller';
import { chainKey, knownDraw, presentChain, presentDraw, presentDraws } from '../../views/draws';
import { withReceipt } from '../../views/draw-log';
import { pageOf } from '../../views/view/page';
import { sortByKey } from '../../shared/sort-key';
import { pageOfRequest } from '../page-of-request';
import { viewOf } from '../view-of-request';

export const drawsRoutes: Routes<typeof economyContract.draws> = {
  commitments: async ({ req, query }) => {
    const view = await viewOf(req);
    const { drawChains } = view.market.context.tables;
    const rows =
      query.wallet === undefined
        ? drawChains.rows()
        : drawChains.findBy('account', accountOf(query.wallet));
    const requested = pageOfRequest(req, query);
    const body = pageOf(sortByKey(rows, chainKey), requested, chainKey, (row) =>
      presentChain(view, row),
    );
    return { status: 200, body };
  },

  commit: async ({ req }) => {
    const { market } = await viewOf(req);
    return { status: 201, body: await market.commit(callerOf(req)) };
  },

  list: async ({ req, query }) => {
    const view = await viewOf(req);
    const account = query.wallet && accountOf(query.wallet);
    const page = presentDraws(view, { ...query, account }, pageOfRequest(req, query));
    const items = await Promise.all(page.items.map((draw) => withReceipt(view, draw)));
    return { status: 200, body: { ...page, items } };
  },

  detail: async ({ req, params }) => {
    const view = await viewOf(req);
    return {
      status: 200,
      body: await withReceipt(view, presentDraw(view, knownDraw(view, params.id))),
    };
  },
};
