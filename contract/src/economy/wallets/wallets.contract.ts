import { initContract } from '@ts-rest/core';

import { wrapAction } from '../actions/wrap';
import { forAnyone, forBearer, forSigner } from '../../shared/route-metadata';
import { ActionParamsSchema, WalletParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import { BalanceSchema, BalancesSchema } from './balances.schema';
import { ExecutedActionSchema } from './executed-action.schema';
import { InventoryPageSchema, InventoryQuerySchema } from './inventory.schema';
import { WalletOrderPageSchema, WalletOrdersQuerySchema } from './wallet-orders.schema';

const c = initContract();

/** What wallets have, and what they have signed. */
export const walletsContract = c.router(
  {
    balances: {
      method: 'GET',
      path: '/wallets/me/balances',
      summary: 'Native and wrapped coin of the caller on each chain',
      responses: { 200: BalancesSchema },
      metadata: forBearer,
    },
    wrap: {
      method: 'POST',
      path: '/wallets/me/wrap',
      summary: 'Native coin into wrapped coin',
      body: wrapAction.request,
      responses: { 200: BalanceSchema },
      metadata: forSigner,
    },
    unwrap: {
      method: 'POST',
      path: '/wallets/me/unwrap',
      summary: 'Wrapped coin into native coin',
      body: wrapAction.request,
      responses: { 200: BalanceSchema },
      metadata: forSigner,
    },
    act: {
      method: 'GET',
      path: '/wallets/me/acts/:hash',
      summary: 'What came of an action that the caller signed, by its hash; 404 while nothing has',
      pathParams: ActionParamsSchema,
      responses: { 200: ExecutedActionSchema },
      metadata: forBearer,
    },
    inventory: {
      method: 'GET',
      path: '/wallets/:address/inventory',
      summary: 'Loose traits and avatars of a wallet',
      pathParams: WalletParamsSchema,
      query: InventoryQuerySchema,
      responses: { 200: InventoryPageSchema },
      metadata: forAnyone,
    },
    orders: {
      method: 'GET',
      path: '/wallets/:address/orders',
      summary: 'The caller’s own orders, each with whether it can be filled now; 403 for another’s',
      pathParams: WalletParamsSchema,
      query: WalletOrdersQuerySchema,
      responses: { 200: WalletOrderPageSchema },
      metadata: forBearer,
    },
  },
  economyRouter,
);
