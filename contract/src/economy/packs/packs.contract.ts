import { initContract } from '@ts-rest/core';

import { packBuyAction, packOpenAction, packsBuyAction } from '../actions/packs';
import { forAnyone, forBearer, forSigner } from '../../shared/route-metadata';
import { DrawSchema } from '../draws/draws.schema';
import { WalletParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import {
  PacksBoughtSchema,
  PacksReceiptSchema,
  SetSpendingLimitSchema,
  SpendingLimitsSchema,
  WalletPacksSchema,
} from './packs.schema';

const c = initContract();

export const packsContract = c.router(
  {
    buy: {
      method: 'POST',
      path: '/packs/buy',
      summary: 'Buy sealed packs of a drop',
      body: packBuyAction.request,
      responses: { 201: PacksBoughtSchema },
      metadata: forSigner,
    },
    buySeveral: {
      method: 'POST',
      path: '/packs/buy-several',
      summary:
        'Buy packs of several drops of a chain by one signature: all, or those that are available',
      body: packsBuyAction.request,
      responses: { 201: PacksReceiptSchema },
      metadata: forSigner,
    },
    open: {
      method: 'POST',
      path: '/packs/open',
      summary: 'Open packs; each signature draws once',
      body: packOpenAction.request,
      responses: { 201: DrawSchema },
      metadata: forSigner,
    },
    limits: {
      method: 'GET',
      path: '/wallets/me/spending-limits',
      summary: "Get the caller's daily spending limits for packs, by chain",
      responses: { 200: SpendingLimitsSchema },
      metadata: forBearer,
    },
    setLimit: {
      method: 'PUT',
      path: '/wallets/me/spending-limits',
      summary:
        'Set a spending limit: a lower one takes effect immediately, a higher one after a day',
      body: SetSpendingLimitSchema,
      responses: { 200: SpendingLimitsSchema },
      metadata: forBearer,
    },
    ofWallet: {
      method: 'GET',
      path: '/wallets/:address/packs',
      summary: "List a wallet's unopened packs",
      pathParams: WalletParamsSchema,
      responses: { 200: WalletPacksSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
