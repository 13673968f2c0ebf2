import type { economyContract } from '@trait-market/contract/economy';

import { accountOf } from '../../../kernel/account';
import type { Routes } from '../../../kernel/http/routes';
import {
  presentConsistency,
  presentEntries,
  presentInclusion,
  presentLog,
} from '../../views/draw-log';
import { viewOf } from '../view-of-request';

export const drawLogRoutes: Routes<typeof economyContract.drawLog> = {
  head: async ({ req }) => ({ status: 200, body: await presentLog(await viewOf(req)) }),

  entries: async ({ req, query: { wallet, ...page } }) => {
    const account = wallet && { wallet: accountOf(wallet) };
    return { status: 200, body: await presentEntries(await viewOf(req), { ...page, ...account }) };
  },

  inclusion: async ({ req, query }) => ({
    status: 200,
    body: presentInclusion(await viewOf(req), query),
  }),

  consistency: async ({ req, query }) => ({
    status: 200,
    body: presentConsistency(await viewOf(req), query),
  }),
};
