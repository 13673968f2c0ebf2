import { initContract } from '@ts-rest/core';

import { buyCreditsAction } from '../actions/buy-credits';
import { subscribeAction } from '../actions/subscribe';
import { forAnyone, forBearer, forSigner } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import {
  CreditLedgerQuerySchema,
  CreditLedgerSchema,
  CreditsBoughtSchema,
  PlansSchema,
} from './credits.schema';

const c = initContract();

/** Credits: what pays for work at the benches, and nothing else. */
export const economyCreditsContract = c.router(
  {
    plans: {
      method: 'GET',
      path: '/plans',
      summary: 'Plans and bundles of credits, and what they cost on each chain',
      responses: { 200: PlansSchema },
      metadata: forAnyone,
    },
    subscribe: {
      method: 'POST',
      path: '/subscriptions',
      summary: 'Buy a plan for one period; it begins now and does not renew itself',
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
      summary: 'Every gain and spend of the caller, the newest first, and what they come to',
      query: CreditLedgerQuerySchema,
      responses: { 200: CreditLedgerSchema },
      metadata: forBearer,
    },
  },
  economyRouter,
);
