import type { economyContract } from '@trait-market/contract/economy';

import { accountOf } from '../../kernel/account';
import type { Routes } from '../../kernel/http/routes';
import { cheapestListings, listingsNow } from '../views/listings';
import { presentOrder } from '../views/orders';
import { pageOf } from '../views/view/page';
import { refusing } from './refusing';
import { viewOf } from './view-of-request';

/** What can be bought now, of whatever trait. */
export const listingsRoutes: Routes<typeof economyContract.listings> = {
  browse: ({ req, query: { buyer, ...query } }) =>
    refusing(async () => {
      const view = await viewOf(req);
      const found = cheapestListings(view, {
        ...query,
        buyer: buyer === undefined ? undefined : accountOf(buyer),
      });
      const body = pageOf(
        found,
        query,
        ({ hash }) => hash,
        (row) => presentOrder(view, row),
      );
      return { status: 200, body } as const;
    }),

  now: ({ req, query: { hash, buyer } }) =>
    refusing(async () => {
      const view = await viewOf(req);
      const items = listingsNow(view, hash, buyer === undefined ? undefined : accountOf(buyer));
      return { status: 200, body: { items } } as const;
    }),
};
