import { type CancelAllRequest, cancelAllAction } from '@trait-market/contract/economy/actions';
import type { ChainId } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import { counterAfter, counterOf } from '../orders/counter';
import type { MarketContext } from '../orders/market-context';
import { stateOfOrder } from '../orders/order-state';
import { MarketRefusal } from '../shared/refusal';
import { chainKey } from '../tables/keys';
import type { OrderRow } from '../tables/rows';
import { defineAction, type Signed } from './perform';

const openOrders = (
  context: MarketContext,
  maker: Account,
  chainId: ChainId,
  now: number,
): OrderRow[] =>
  context.tables.orders.findBy('openMaker', maker).filter((order) => {
    if (order.chainId !== chainId) return false;
    const { kind } = stateOfOrder({ ...context, now }, order, context.termsOf(order));
    return kind === 'fillable' || kind === 'dormant';
  });

/** Cancels all orders of a wallet on a chain, including signed orders that were never posted. */
export const cancelAll = defineAction(cancelAllAction, {
  effects: (context, { caller, chainId, hash, request, now }: Signed<CancelAllRequest>) => {
    const { tables } = context;
    const counter = counterOf(context, chainId, caller);
    if (request.message.counter !== counter) {
      throw new MarketRefusal(
        'wrong-counter',
        'Orders with this counter have already been canceled.',
      );
    }
    const open = openOrders(context, caller, chainId, now);
    const next = counterAfter(counter, hash);
    return {
      movements: [],
      activities: [
        {
          type: 'cancel',
          at: now,
          chainId,
          from: caller,
          to: null,
          goods: [],
          inReturn: [],
          price: null,
          orderHash: null,
        },
      ],
      orderHashes: open.map((order) => order.hash),
      store: () => {
        for (const order of open) tables.orders.put(order.hash, { ...order, cancelledAt: now });
        tables.counters.put(chainKey(chainId, caller), next);
        return { chainId, counter: next, cancelled: open.length };
      },
    };
  },
});
