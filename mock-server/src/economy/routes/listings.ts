import type { economyContract } from '@trait-market/contract/economy';

import { accountOf } from '../../kernel/account';
import type { Routes } from '../../kernel/http/routes';
import { cheapestListings, listingKey, listingsNow } from '../views/listings';
import { presentOrder } from '../views/orders';
import { pageOf } from '../views/view/page';
import { pageOfRequest } from './page-of-request';
import { viewOf } from './view-of-request';

export const listingsRoutes: Routes<typeof economyContract.listings> = {
  browse: async ({ req, query }) => {
    const view = await viewOf(req);
    const found = cheapestListings(view, {
      ...query,
      buyer: query.buyer === undefined ? undefined : accountOf(query.buyer),
    });
    const body = pageOf(found, pageOfRequest(req, query), listingKey, ({ row }) =>
      presentOrder(view, row),
    );
    return { status: 200, body };
  },

  now: async ({ req, query: { hash, buyer } }) => {
    const view = await viewOf(req);
    const items = listingsNow(view, hash, buyer === undefined ? undefined : accountOf(buyer));
    return { status: 200, body: { items } };
  },
};
