import { initContract } from '@ts-rest/core';

import { packBuyAction, packOpenAction } from '../actions/packs';
import { forAnyone, forBearer, forSigner } from '../../shared/route-metadata';
import { DrawSchema } from '../draws/draws.schema';
import { WalletParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import {
  PacksBoughtSchema,
  SetSpendingLimitSchema,
  SpendingLimitsSchema,
  WalletPacksSchema,
} from './packs.schema';

const c = initContract();

/** Packs: bought sealed, kept, and opened by a draw that anyone can check. */
export const packsContract = c.router(
  {
    buy: {
      method: 'POST',
      path: '/packs/buy',
      summary: 'Buy sealed packs of a drop; they keep until they are opened',
      body: packBuyAction.request,
      responses: { 201: PacksBoughtSchema },
      metadata: forSigner,
    },
    open: {
      method: 'POST',
      path: '/packs/open',
      summary: 'Open packs: what was signed is drawn once',
      body: packOpenAction.request,
      responses: { 201: DrawSchema },
      metadata: forSigner,
    },
    limits: {
      method: 'GET',
      path: '/wallets/me/spending-limits',
      summary: 'What the caller lets themselves spend on packs in a day, on each chain',
      responses: { 200: SpendingLimitsSchema },
      metadata: forBearer,
    },
    setLimit: {
      method: 'PUT',
      path: '/wallets/me/spending-limits',
      summary: 'Set such a limit: a lower one holds at once, a higher one in a day',
      body: SetSpendingLimitSchema,
      responses: { 200: SpendingLimitsSchema },
      metadata: forBearer,
    },
    ofWallet: {
      method: 'GET',
      path: '/wallets/:address/packs',
      summary: 'Unopened packs of a wallet',
      pathParams: WalletParamsSchema,
      responses: { 200: WalletPacksSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
