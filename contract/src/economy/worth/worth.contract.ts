import { initContract } from '@ts-rest/core';

import { forBearer } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import {
  AttentionSchema,
  GainPageSchema,
  GainsQuerySchema,
  WalletValueSchema,
} from './worth.schema';

const c = initContract();

/** What a wallet is worth, needs to look at, and has gained. */
export const worthContract = c.router(
  {
    value: {
      method: 'GET',
      path: '/wallets/me/value',
      summary: 'What the caller’s traits would bring now, and how that changed',
      responses: { 200: WalletValueSchema },
      metadata: forBearer,
    },
    attention: {
      method: 'GET',
      path: '/wallets/me/attention',
      summary: 'How many orders and offers the caller should look at',
      responses: { 200: AttentionSchema },
      metadata: forBearer,
    },
    gains: {
      method: 'GET',
      path: '/wallets/me/gains',
      summary: 'What the caller has gained or lost with each trait',
      query: GainsQuerySchema,
      responses: { 200: GainPageSchema },
      metadata: forBearer,
    },
  },
  economyRouter,
);
