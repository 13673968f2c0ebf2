import { type CancelRequest, cancelAction } from '@trait-market/contract/economy/actions';

import type { MarketContext } from '../orders/market-context';
import { stateOfOrder } from '../orders/order-state';
import { MarketRefusal } from '../shared/refusal';
import type { OrderRow } from '../tables/rows';
import { defineActionOn, type Signed } from './perform';

type SignedCancel = Signed<CancelRequest, OrderRow>;

/** Returns the order if it is already canceled, because canceling it again must succeed. */
const cancelledBefore = (
  context: MarketContext,
  { subject, now }: SignedCancel,
): OrderRow | undefined => {
  const { kind } = stateOfOrder({ ...context, now }, subject, context.termsOf(subject));
  if (kind === 'filled') throw new MarketRefusal('filled', 'The order has already been filled.');
  if (kind === 'expired') throw new MarketRefusal('expired', 'The order has already expired.');
  return kind === 'cancelled' ? subject : undefined;
};

/** Cancels one order. To cancel several with one signature, clients call this for each order. */
export const cancel = defineActionOn(cancelAction, {
  find: ({ tables }, id, { message }: CancelRequest): OrderRow => {
    const order = tables.orders.find(id);
    if (order === undefined) throw new MarketRefusal('unknown-order', 'There is no such order.');
    if (message.orderHashes.some((one) => one.toLowerCase() === order.hash)) return order;
    throw new MarketRefusal('bad-terms', 'This signature doesn’t cancel this order.');
  },
  wrongChain: 'The order is on another network. Switch your wallet to it.',
  authorize: ({ termsOf }, { caller, subject }: SignedCancel) => {
    if (termsOf(subject).maker === caller) return;
    throw new MarketRefusal('not-yours', 'Only its maker can cancel an order.');
  },
  resultBefore: cancelledBefore,
  effects: ({ tables, termsOf }, { caller, chainId, subject, now }: SignedCancel) => {
    const { gives, gets } = termsOf(subject);
    const cancelled = { ...subject, cancelledAt: now };
    return {
      movements: [],
      activities: [
        {
          type: 'cancel',
          at: now,
          chainId,
          from: caller,
          to: null,
          goods: [...gives, ...gets],
          inReturn: [],
          price: null,
          orderHash: subject.hash,
        },
      ],
      orderHashes: [subject.hash],
      store: () => {
        tables.orders.put(subject.hash, cancelled);
        return cancelled;
      },
    };
  },
});
