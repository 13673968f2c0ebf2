import { initContract } from '@ts-rest/core';

import { giftAction, giftBatchAction } from '../actions/gift';
import { wrapAction } from '../actions/wrap';
import { ActivitySchema } from '../activity/activity.schema';
import { forAnyone, forBearer, forSigner } from '../../shared/route-metadata';
import { ActionParamsSchema, WalletParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import { BalanceSchema, BalancesSchema } from './balances.schema';
import { ExecutedActionSchema } from './executed-action.schema';
import { GiftedSeveralSchema } from './gifted-several.schema';
import { InventoryPageSchema, InventoryQuerySchema } from './inventory.schema';
import { WalletOrderPageSchema, WalletOrdersQuerySchema } from './wallet-orders.schema';

const c = initContract();

export const walletsContract = c.router(
  {
    balances: {
      method: 'GET',
      path: '/wallets/me/balances',
      summary: "Get the caller's native and wrapped coin by chain",
      responses: { 200: BalancesSchema },
      metadata: forBearer,
    },
    wrap: {
      method: 'POST',
      path: '/wallets/me/wrap',
      summary: 'Wrap native coin',
      body: wrapAction.request,
      responses: { 200: BalanceSchema },
      metadata: forSigner,
    },
    unwrap: {
      method: 'POST',
      path: '/wallets/me/unwrap',
      summary: 'Unwrap coin',
      body: wrapAction.request,
      responses: { 200: BalanceSchema },
      metadata: forSigner,
    },
    gift: {
      method: 'POST',
      path: '/wallets/me/gifts',
      summary:
        'Give loose editions of a trait, or an avatar with all that it wears, to another wallet',
      body: giftAction.request,
      responses: { 201: ActivitySchema },
      metadata: forSigner,
    },
    giftSeveral: {
      method: 'POST',
      path: '/wallets/me/gifts/several',
      summary: 'Give several traits and avatars of one chain to another wallet: all or none',
      body: giftBatchAction.request,
      responses: { 201: GiftedSeveralSchema },
      metadata: forSigner,
    },
    act: {
      method: 'GET',
      path: '/wallets/me/acts/:hash',
      summary: "Get the result of the caller's signed action by its hash; 404 until it is executed",
      pathParams: ActionParamsSchema,
      responses: { 200: ExecutedActionSchema },
      metadata: forBearer,
    },
    inventory: {
      method: 'GET',
      path: '/wallets/:address/inventory',
      summary: "List, sort and filter a wallet's loose traits and avatars",
      pathParams: WalletParamsSchema,
      query: InventoryQuerySchema,
      responses: { 200: InventoryPageSchema },
      metadata: forAnyone,
    },
    orders: {
      method: 'GET',
      path: '/wallets/:address/orders',
      summary: 'List the caller’s orders with their fillability; 403 for another wallet’s',
      pathParams: WalletParamsSchema,
      query: WalletOrdersQuerySchema,
      responses: { 200: WalletOrderPageSchema },
      metadata: forBearer,
    },
  },
  economyRouter,
);
