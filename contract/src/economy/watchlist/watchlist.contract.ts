import { initContract } from '@ts-rest/core';

import { forAnyone, forBearer } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import {
  WatchedNowListSchema,
  WatchedNowQuerySchema,
  WatchedParamsSchema,
  WatchlistSchema,
  WatchRequestSchema,
} from './watchlist.schema';

const c = initContract();

/** What collectors keep an eye on. */
export const watchlistContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/wallets/me/watchlist',
      summary: 'What the caller watches, the latest first',
      responses: { 200: WatchlistSchema },
      metadata: forBearer,
    },
    add: {
      method: 'PUT',
      path: '/wallets/me/watchlist',
      summary: 'Watch something as well, or what a browser has watched; the answer is all of it',
      body: WatchRequestSchema,
      responses: { 200: WatchlistSchema },
      metadata: forBearer,
    },
    remove: {
      method: 'DELETE',
      path: '/wallets/me/watchlist/:kind/:id',
      summary: 'Watch something no longer; the answer is what is left',
      pathParams: WatchedParamsSchema,
      body: c.noBody(),
      responses: { 200: WatchlistSchema },
      metadata: forBearer,
    },
    now: {
      method: 'GET',
      path: '/watched',
      summary: 'How traits, collections, avatars and wallets stand now, named one by one',
      query: WatchedNowQuerySchema,
      responses: { 200: WatchedNowListSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
