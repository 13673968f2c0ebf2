import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../kernel/http/routes';
import { worldOf } from '../../world/http/world-of-request';
import {
  collectionStats,
  presentRankedAvatar,
  rankedAvatars,
  rankedKey,
} from '../views/collection-stats';
import {
  collectionKey,
  collectionsInOrder,
  presentCollection,
  presentCollectionNow,
} from '../views/collections';
import { pageOf } from '../views/view/page';
import { collectionEntry } from '../views/view/view';
import { pageOfRequest } from './page-of-request';
import { viewOf } from './view-of-request';

export const collectionsRoutes: Routes<typeof economyContract.collections> = {
  list: async ({ req, query }) => {
    const { searchLimit } = worldOf(req);
    const view = await viewOf(req);
    const found = collectionsInOrder(view, query.name, searchLimit > 0);
    const body = pageOf(found, pageOfRequest(req, query), collectionKey, ({ entry, sales }) =>
      presentCollectionNow(view, entry, sales),
    );
    return { status: 200, body };
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
