import type { economyContract } from '@trait-market/contract/economy';

import { accountOf } from '../../kernel/account';
import type { Routes } from '../../kernel/http/routes';
import { priceOfLook } from '../views/looks';
import { viewOf } from './view-of-request';

export const looksRoutes: Routes<typeof economyContract.looks> = {
  price: async ({ req, query: { wear, wallet } }) => {
    const view = await viewOf(req);
    const body = priceOfLook(view, wear, wallet === undefined ? undefined : accountOf(wallet));
    return { status: 200, body };
  },
};
