import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../kernel/http/routes';
import { worldOf } from '../../world/http/world-of-request';
import {
  collectionStats,
  presentRankedAvatar,
  rankedAvatars,
  rankedKey,
} from '../views/collections/collection-stats';
import { ratesOfPage } from '../views/browse/rates-of-list';
import { presentCollection, presentCollectionNow } from '../views/collections/collections';
import { rankedCollections, collectionKey } from '../views/collections/ranked-collections';
import { pageOf } from '../views/view/page';
import { collectionEntry, timeOf } from '../views/view/view';
import { pageOfRequest } from './page-of-request';
import { viewOf } from './view-of-request';

export const collectionsRoutes: Routes<typeof economyContract.collections> = {
  list: async ({ req, query }) => {
    const { clock, hasOldRates, searchLimit } = worldOf(req);
    const view = await viewOf(req);
    const requested = pageOfRequest(req, query);
    const rates = ratesOfPage(requested, hasOldRates ? undefined : clock.now());
    const keyOf = collectionKey(view, query, rates);
    const found = rankedCollections(view, query, keyOf, searchLimit > 0);
    const page = pageOf(found, requested, keyOf, ({ entry, sales }) =>
      presentCollectionNow(view, entry, sales),
    );
    const ratesAt = rates.at === null ? null : timeOf(rates.at);
    return { status: 200, body: { ...page, ratesAt } };
  },

  detail: async ({ req, params }) => {
    const view = await viewOf(req);
    const body = presentCollection(view, collectionEntry(view, params.slug));
    return { status: 200, body };
  },

  stats: async ({ req, params }) => {
    const view = await viewOf(req);
    const body = collectionStats(view, collectionEntry(view, params.slug));
    return { status: 200, body };
  },

  avatars: async ({ req, params, query }) => {
    const view = await viewOf(req);
    const found = rankedAvatars(view, collectionEntry(view, params.slug));
    const body = pageOf(found, pageOfRequest(req, query), rankedKey, (avatar) =>
      presentRankedAvatar(view, avatar),
    );
    return { status: 200, body };
  },
};
