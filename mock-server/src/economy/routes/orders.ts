import type { economyContract } from '@trait-market/contract/economy';
import type { ChainId, Coin, Price } from '@trait-market/contract/economy/shared';
import {
  type AcceptedOffers,
  type CancelledAll,
  type CancelledSeveral,
  type CartReceipt,
  ordersContract,
  type Receipt,
} from '@trait-market/contract/economy/orders';

import type { Account } from '../../kernel/account';
import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import type { FilledLine, FilledLines } from '../fulfilments/filled-lines';
import type { Filled } from '../fulfilments/filled';
import { presentActivity } from '../views/activities';
import { listingsNow } from '../views/listings';
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

/** Presents the parts that the receipts of carts and of accepted offers have in common. */
const presentLine = (view: View, coin: Coin, chainId: ChainId, line: FilledLine) => {
  const amount = line.outcome === 'filled' ? String(line.amount) : undefined;
  return {
    order: presentOrder(view, line.order),
    quantity: line.quantity,
    reason: line.outcome === 'missed' ? line.reason : null,
    amount: amount === undefined ? null : { chainId, coin, amount },
    activity: line.outcome === 'filled' ? presentActivity(view, line.activity) : null,
  };
};

const cartReceiptOf = (
  view: View,
  buyer: Account,
  { chainId, lines, total }: FilledLines,
): CartReceipt => {
  const hashes = lines.flatMap(({ order, outcome }) => (outcome === 'missed' ? order.hash : []));
  const next = new Map(listingsNow(view, hashes, buyer).map((one) => [one.hash, one.next]));
  return {
    chainId,
    lines: lines.map((line) => {
      const { amount, ...presented } = presentLine(view, 'native', chainId, line);
      return {
        ...presented,
        outcome: line.outcome === 'filled' ? 'bought' : line.outcome,
        paid: amount,
        next: line.outcome === 'missed' ? (next.get(line.order.hash) ?? null) : null,
      };
    }),
    paid: { chainId, coin: 'native', amount: String(total) },
  };
};

const acceptedOffersOf = (view: View, { chainId, lines, total }: FilledLines): AcceptedOffers => ({
  chainId,
  lines: lines.map((line) => {
    const { amount, ...presented } = presentLine(view, 'wrapped', chainId, line);
    return {
      ...presented,
      outcome: line.outcome === 'filled' ? 'sold' : 'missed',
      proceeds: amount,
    };
  }),
  proceeds: { chainId, coin: 'wrapped', amount: String(total) },
});

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

  buyCart: async ({ req, body }) => {
    const view = await viewOf(req);
    const caller = callerOf(req);
    return validResponse(
      200,
      ordersContract.buyCart.responses[200],
      (respond) => view.market.buyCart(caller, body, respond),
      (bought: FilledLines) => cartReceiptOf(view, caller, bought),
    );
  },

  acceptOffers: async ({ req, body }) => {
    const view = await viewOf(req);
    return validResponse(
      200,
      ordersContract.acceptOffers.responses[200],
      (respond) => view.market.acceptOffers(callerOf(req), body, respond),
      (accepted: FilledLines) => acceptedOffersOf(view, accepted),
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
