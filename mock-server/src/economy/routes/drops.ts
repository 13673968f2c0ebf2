import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../kernel/http/routes';
import { knownDrop } from '../packs/known-drop';
import { presentDraws } from '../views/draws';
import { dropKey, dropsInOrder, presentDrop, presentDropDetail } from '../views/drops';
import { pageOf } from '../views/view/page';
import { pageOfRequest } from './page-of-request';
import { viewOf } from './view-of-request';

export const dropsRoutes: Routes<typeof economyContract.drops> = {
  list: async ({ req, query }) => {
    const view = await viewOf(req);
    const body = pageOf(dropsInOrder(view), pageOfRequest(req, query), dropKey(view), (drop) =>
      presentDrop(view, drop),
    );
    return { status: 200, body };
  },

  detail: async ({ req, params }) => {
    const view = await viewOf(req);
    const drop = knownDrop(view.market.context, params.id);
    return { status: 200, body: presentDropDetail(view, drop) };
  },

  openings: async ({ req, params, query }) => {
    const view = await viewOf(req);
    const { id } = knownDrop(view.market.context, params.id);
    const requested = pageOfRequest(req, query);
    const body = presentDraws(view, { drop: id }, requested);
    return { status: 200, body };
  },
};
