import { initContract } from '@ts-rest/core';

import { burnAction, withdrawBurnAction } from '../actions/burn';
import { forAnyone, forSigner } from '../../shared/route-metadata';
import { WalletParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import {
  BurnParamsSchema,
  LightBurnPageSchema,
  LightBurnSchema,
  WalletBurnsQuerySchema,
} from './burns.schema';

const c = initContract();

export const burnsContract = c.router(
  {
    burn: {
      method: 'POST',
      path: '/burns',
      summary: 'Lock loose editions of a trait, which are destroyed after ten minutes',
      body: burnAction.request,
      responses: { 201: LightBurnSchema },
      metadata: forSigner,
    },
    withdraw: {
      method: 'POST',
      path: '/burns/:id/withdraw',
      summary: 'Withdraw a locked burn completely',
      pathParams: BurnParamsSchema,
      body: withdrawBurnAction.request,
      responses: { 200: LightBurnSchema },
      metadata: forSigner,
    },
    detail: {
      method: 'GET',
      path: '/burns/:id',
      summary: 'Get a burn: locked, withdrawn or gone, with its certificate',
      pathParams: BurnParamsSchema,
      responses: { 200: LightBurnSchema },
      metadata: forAnyone,
    },
    ofWallet: {
      method: 'GET',
      path: '/wallets/:address/burns',
      summary: "List a wallet's burns, newest first",
      pathParams: WalletParamsSchema,
      query: WalletBurnsQuerySchema,
      responses: { 200: LightBurnPageSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
