import { initContract } from '@ts-rest/core';

import { cancelAction, cancelAllAction } from '../actions/cancel';
import { cartAction } from '../actions/cart';
import { forSigner } from '../../shared/route-metadata';
import { OrderParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import {
  AcceptOffersRequestSchema,
  FulfilRequestSchema,
  PostOrderSchema,
} from './order-requests.schema';
import { FulfilmentDataQuerySchema, FulfilmentDataSchema } from './fulfilment-data.schema';
import { OrderSchema } from './orders.schema';
import {
  AcceptedOffersSchema,
  CancelledAllSchema,
  CancelledSeveralSchema,
  CartReceiptSchema,
  ReceiptSchema,
} from './receipts.schema';

const c = initContract();

export const ordersContract = c.router(
  {
    post: {
      method: 'POST',
      path: '/orders',
      summary: 'Create an order from a signed listing, offer or trade',
      body: PostOrderSchema,
      responses: { 201: OrderSchema },
      metadata: forSigner,
    },
    cancelSeveral: {
      method: 'POST',
      path: '/orders/cancel',
      summary: 'Cancel up to 100 own orders on a chain with one signature',
      body: cancelAction.request,
      responses: { 200: CancelledSeveralSchema },
      metadata: forSigner,
    },
    cancelAll: {
      method: 'POST',
      path: '/orders/cancel-all',
      summary: 'Cancel all own orders on a chain by raising the counter',
      body: cancelAllAction.request,
      responses: { 200: CancelledAllSchema },
      metadata: forSigner,
    },
    buyCart: {
      method: 'POST',
      path: '/orders/buy-cart',
      summary: 'Buy several listings of a chain by one signature: all, or those that are available',
      body: cartAction.request,
      responses: { 200: CartReceiptSchema },
      metadata: forSigner,
    },
    acceptOffers: {
      method: 'POST',
      path: '/orders/accept-offers',
      summary:
        'Accept several offers of a chain by one signature: all, or those that are available',
      body: AcceptOffersRequestSchema,
      responses: { 200: AcceptedOffersSchema },
      metadata: forSigner,
    },
    fulfil: {
      method: 'POST',
      path: '/orders/:hash/fulfil',
      summary: 'Fill an order, or a part of it',
      pathParams: OrderParamsSchema,
      body: FulfilRequestSchema,
      responses: { 200: ReceiptSchema },
      metadata: forSigner,
    },
    fulfilmentData: {
      method: 'GET',
      path: '/orders/:hash/fulfilment-data',
      summary:
        'What it takes to fill an order on its chain: Seaport’s arguments, with a permit for the caller',
      pathParams: OrderParamsSchema,
      query: FulfilmentDataQuerySchema,
      responses: { 200: FulfilmentDataSchema },
      metadata: forSigner,
    },
    cancel: {
      method: 'POST',
      path: '/orders/:hash/cancel',
      summary: 'Cancel an order',
      pathParams: OrderParamsSchema,
      body: cancelAction.request,
      responses: { 200: OrderSchema },
      metadata: forSigner,
    },
  },
  economyRouter,
);
