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

export const watchlistContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/wallets/me/watchlist',
      summary: "List the caller's watchlist, latest first",
      responses: { 200: WatchlistSchema },
      metadata: forBearer,
    },
    add: {
      method: 'PUT',
      path: '/wallets/me/watchlist',
      summary: 'Add entries to the watchlist; returns the whole list',
      body: WatchRequestSchema,
      responses: { 200: WatchlistSchema },
      metadata: forBearer,
    },
    remove: {
      method: 'DELETE',
      path: '/wallets/me/watchlist/:kind/:id',
      summary: 'Remove an entry; returns the remaining ones',
      pathParams: WatchedParamsSchema,
      body: c.noBody(),
      responses: { 200: WatchlistSchema },
      metadata: forBearer,
    },
    now: {
      method: 'GET',
      path: '/watched',
      summary: 'Get the current state of traits, collections, avatars and wallets',
      query: WatchedNowQuerySchema,
      responses: { 200: WatchedNowListSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
