import { initContract } from '@ts-rest/core';

import { poolGiveAction, rerollAction } from '../actions/reroll';
import { forAnyone, forSigner } from '../../shared/route-metadata';
import { DrawSchema } from '../draws/draws.schema';
import { WalletParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import {
  PoolParamsSchema,
  RerollPoolDetailSchema,
  RerollPoolsQuerySchema,
  RerollPoolsSchema,
  WalletRerollsSchema,
} from './reroll.schema';

const c = initContract();

/** Re-roll: one edition in, one out by a draw that anyone can check; or three for one of the next tier. */
export const rerollContract = c.router(
  {
    pools: {
      method: 'GET',
      path: '/reroll',
      summary: 'Every pool that has something in it',
      query: RerollPoolsQuerySchema,
      responses: { 200: RerollPoolsSchema },
      metadata: forAnyone,
    },
    pool: {
      method: 'GET',
      path: '/reroll/:collection/:slot',
      summary: 'One pool, to the last edition',
      pathParams: PoolParamsSchema,
      responses: { 200: RerollPoolDetailSchema },
      metadata: forAnyone,
    },
    reroll: {
      method: 'POST',
      path: '/reroll',
      summary: 'Re-roll one edition, or upgrade three: what was signed is drawn once',
      body: rerollAction.request,
      responses: { 201: DrawSchema },
      metadata: forSigner,
    },
    give: {
      method: 'POST',
      path: '/reroll/gifts',
      summary: 'Give loose editions to their pool, for nothing in return',
      body: poolGiveAction.request,
      responses: { 201: RerollPoolDetailSchema },
      metadata: forSigner,
    },
    ofWallet: {
      method: 'GET',
      path: '/wallets/:address/rerolls',
      summary: 'How often a wallet has re-rolled lately',
      pathParams: WalletParamsSchema,
      responses: { 200: WalletRerollsSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
