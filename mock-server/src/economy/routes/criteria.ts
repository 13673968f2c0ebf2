import type { economyContract } from '@trait-market/contract/economy';

import { accountOf } from '../../kernel/account';
import type { Routes } from '../../kernel/http/routes';
import { criteriaByRoot, criteriaByWords } from '../views/criteria';
import { collectionEntry } from '../views/view/view';
import { viewOf } from './view-of-request';

export const criteriaRoutes: Routes<typeof economyContract.criteria> = {
  find: async ({ req, query: { collection, buyer, ...words } }) => {
    const view = await viewOf(req);
    const body = criteriaByWords(
      view,
      collectionEntry(view, collection),
      words,
      buyer && accountOf(buyer),
    );
    return { status: 200, body };
  },

  byRoot: async ({ req, params }) => {
    const body = criteriaByRoot(await viewOf(req), params.root);
    return { status: 200, body };
  },
};
