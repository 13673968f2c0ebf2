import type { economyContract } from '@trait-market/contract/economy';
import type { Price } from '@trait-market/contract/economy/shared';
import {
  type CancelledAll,
  type CancelledSeveral,
  ordersContract,
  type Receipt,
} from '@trait-market/contract/economy/orders';

import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import type { Filled } from '../fulfilments/filled';
import { presentActivity } from '../views/activities';
import { presentOrder, statedFees } from '../views/orders';
import type { View } from '../views/view/view';
import { fulfilmentData } from '../zone/fulfilment-data';
import type { OrderRow } from '../tables/rows';
import { validResponse } from '../shared/valid-response';
import { viewOf } from './view-of-request';

const receiptOf = (view: View, { order, activity, quantity }: Filled): Receipt => {
  const { money, chainId } = view.market.context.termsOf(order);
  const inAll = (unit: bigint): Price | null =>
    money === undefined
      ? null
      : { chainId, coin: money.coin, amount: String(unit * BigInt(quantity)) };
  return {
    activity: presentActivity(view, activity),
    order: presentOrder(view, order),
    quantity,
    paid: inAll(money?.price ?? 0n),
    proceeds: inAll(money?.proceeds ?? 0n),
    fees: statedFees(view, view.market.context.termsOf(order)),
  };
};

/** Each action requires the caller's access token and a new signature by the same wallet. */
export const ordersRoutes: Routes<typeof economyContract.orders> = {
  post: async ({ req, body }) => {
    const view = await viewOf(req);
    return validResponse(
      201,
      ordersContract.post.responses[201],
      (respond) => view.market.post(callerOf(req), body, respond),
      (order: OrderRow) => presentOrder(view, order),
    );
  },

  cancelSeveral: async ({ req, body }) => {
    const { market } = await viewOf(req);
    return validResponse(
      200,
      ordersContract.cancelSeveral.responses[200],
      (respond) => market.cancelSeveral(callerOf(req), body, respond),
      (canceled: CancelledSeveral) => canceled,
    );
  },

  cancelAll: async ({ req, body }) => {
    const { market } = await viewOf(req);
    return validResponse(
      200,
      ordersContract.cancelAll.responses[200],
      (respond) => market.cancelAll(callerOf(req), body, respond),
      (canceled: CancelledAll) => canceled,
    );
  },

  fulfil: async ({ req, params, body }) => {
    const view = await viewOf(req);
    return validResponse(
      200,
      ordersContract.fulfil.responses[200],
      (respond) => view.market.fulfil(callerOf(req), params.hash, body, respond),
      (filled: Filled) => receiptOf(view, filled),
    );
  },

  fulfilmentData: async ({ req, params, query }) => {
    const { market } = await viewOf(req);
    const data = await fulfilmentData(market.context, callerOf(req), params.hash, query);
    return { status: 200, body: data };
  },

  cancel: async ({ req, params, body }) => {
    const view = await viewOf(req);
    return validResponse(
      200,
      ordersContract.cancel.responses[200],
      (respond) => view.market.cancel(callerOf(req), params.hash, body, respond),
      (order: OrderRow) => presentOrder(view, order),
    );
  },
};
