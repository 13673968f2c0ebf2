import { initContract } from '@ts-rest/core';

import { buyCreditsAction, subscribeAction } from '../actions/credits';
import { forAnyone, forBearer, forSigner } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import {
  CreditLedgerQuerySchema,
  CreditLedgerSchema,
  CreditsBoughtSchema,
  PlansSchema,
} from './credits.schema';

const c = initContract();

export const economyCreditsContract = c.router(
  {
    plans: {
      method: 'GET',
      path: '/plans',
      summary: 'List plans and bundles of credits with their prices by chain',
      responses: { 200: PlansSchema },
      metadata: forAnyone,
    },
    subscribe: {
      method: 'POST',
      path: '/subscriptions',
      summary: "Buy a plan for one period; it starts now and doesn't renew",
      body: subscribeAction.request,
      responses: { 201: CreditsBoughtSchema },
      metadata: forSigner,
    },
    buy: {
      method: 'POST',
      path: '/credits/buy',
      summary: 'Buy a bundle of vanilla credits',
      body: buyCreditsAction.request,
      responses: { 201: CreditsBoughtSchema },
      metadata: forSigner,
    },
    ledger: {
      method: 'GET',
      path: '/wallets/me/credits/ledger',
      summary: "List the caller's credit history, newest first, with balances",
      query: CreditLedgerQuerySchema,
      responses: { 200: CreditLedgerSchema },
      metadata: forBearer,
    },
  },
  economyRouter,
);
