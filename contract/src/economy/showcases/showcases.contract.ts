import { initContract } from '@ts-rest/core';

import { forAnyone, forBearer } from '../../shared/route-metadata';
import { WalletParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import { SaveShowcaseSchema, ShowcaseSchema } from './showcases.schema';

const c = initContract();

export const showcasesContract = c.router(
  {
    ofWallet: {
      method: 'GET',
      path: '/showcases/:address',
      summary: "Get a wallet's showcase, in the order in which its owner arranged it",
      pathParams: WalletParamsSchema,
      responses: { 200: ShowcaseSchema },
      metadata: forAnyone,
    },
    save: {
      method: 'PUT',
      path: '/wallets/me/showcase',
      summary: "Replace the caller's showcase; leaves out what the caller doesn't hold",
      body: SaveShowcaseSchema,
      responses: { 200: ShowcaseSchema },
      metadata: forBearer,
    },
  },
  economyRouter,
);
