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

export const worthContract = c.router(
  {
    value: {
      method: 'GET',
      path: '/wallets/me/value',
      summary: 'Get the value of the caller’s traits and its history',
      responses: { 200: WalletValueSchema },
      metadata: forBearer,
    },
    attention: {
      method: 'GET',
      path: '/wallets/me/attention',
      summary: 'Count the orders and offers that need the caller’s attention',
      responses: { 200: AttentionSchema },
      metadata: forBearer,
    },
    gains: {
      method: 'GET',
      path: '/wallets/me/gains',
      summary: 'List the caller’s gains and losses by trait',
      query: GainsQuerySchema,
      responses: { 200: GainPageSchema },
      metadata: forBearer,
    },
  },
  economyRouter,
);
