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

export const rerollContract = c.router(
  {
    pools: {
      method: 'GET',
      path: '/reroll',
      summary: "List all pools that aren't empty",
      query: RerollPoolsQuerySchema,
      responses: { 200: RerollPoolsSchema },
      metadata: forAnyone,
    },
    pool: {
      method: 'GET',
      path: '/reroll/:collection/:slot',
      summary: 'Get a pool with its full contents',
      pathParams: PoolParamsSchema,
      responses: { 200: RerollPoolDetailSchema },
      metadata: forAnyone,
    },
    reroll: {
      method: 'POST',
      path: '/reroll',
      summary: 'Re-roll one edition, or upgrade three; each signature draws once',
      body: rerollAction.request,
      responses: { 201: DrawSchema },
      metadata: forSigner,
    },
    give: {
      method: 'POST',
      path: '/reroll/gifts',
      summary: 'Give loose editions to their pool',
      body: poolGiveAction.request,
      responses: { 201: RerollPoolDetailSchema },
      metadata: forSigner,
    },
    ofWallet: {
      method: 'GET',
      path: '/wallets/:address/rerolls',
      summary: "Get a wallet's recent re-rolls",
      pathParams: WalletParamsSchema,
      responses: { 200: WalletRerollsSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
