import { type CancelRequest, cancelAction } from '@trait-market/contract/economy/actions';
import type { CancelledSeveral } from '@trait-market/contract/economy/orders';

import type { Account } from '../../kernel/account';
import type { MarketContext } from '../orders/market-context';
import { stateOfOrder } from '../orders/order-state';
import { MarketRefusal } from '../shared/refusal';
import type { OrderRow } from '../tables/rows';
import { type ActionEffects, defineAction, defineActionOn, type Signed } from './perform';

const WRONG_CHAIN = 'The order is on another network. Switch your wallet to it.';

type SignedCancel<Subject = undefined> = Signed<CancelRequest, Subject>;

const existingOrder = ({ tables }: MarketContext, hash: string): OrderRow => {
  const order = tables.orders.find(hash);
  if (order === undefined) throw new MarketRefusal('unknown-order', 'There is no such order.');
  return order;
};

const assertMaker = ({ termsOf }: MarketContext, caller: Account, order: OrderRow): void => {
  if (termsOf(order).maker === caller) return;
  throw new MarketRefusal('not-yours', 'Only its maker can cancel an order.');
};

type Closed = CancelledSeveral['orders'][number]['state'];

/** Returns why an order can't be filled anymore; undefined while it's open. */
const closedState = (context: MarketContext, order: OrderRow, now: number): Closed | undefined => {
  const { kind } = stateOfOrder({ ...context, now }, order, context.termsOf(order));
  return kind === 'fillable' || kind === 'dormant' ? undefined : kind;
};

const cancellation = <Result>(
  { tables, termsOf }: MarketContext,
  { caller, chainId, now }: SignedCancel<unknown>,
  orders: readonly OrderRow[],
  resultOf: (cancelled: OrderRow[]) => Result,
): ActionEffects<Result> => ({
  movements: [],
  activities: orders.flatMap((order) => {
    const { gives, gets, reservedFor } = termsOf(order);
    if (reservedFor !== undefined) return [];
    return {
      type: 'cancel',
      at: now,
      chainId,
      from: caller,
      to: null,
      goods: [...gives, ...gets],
      inReturn: [],
      price: null,
      orderHash: order.hash,
    };
  }),
  orderHashes: orders.map(({ hash }) => hash),
  store: () =>
    resultOf(
      orders.map((order) => {
        const cancelled = { ...order, cancelledAt: now };
        tables.orders.put(order.hash, cancelled);
        return cancelled;
      }),
    ),
});

/** Returns the order if it is already canceled, because canceling it again must succeed. */
const cancelledBefore = (
  context: MarketContext,
  { subject, now }: SignedCancel<OrderRow>,
): OrderRow | undefined => {
  const state = closedState(context, subject, now);
  if (state === 'filled') throw new MarketRefusal('filled', 'The order has already been filled.');
  if (state === 'expired') throw new MarketRefusal('expired', 'The order has already expired.');
  return state === 'cancelled' ? subject : undefined;
};

/** Cancels one of the orders that the signature names. */
export const cancel = defineActionOn(cancelAction, {
  find: (context, id, { message }: CancelRequest): OrderRow => {
    const order = existingOrder(context, id);
    if (message.orderHashes.some((one) => one.toLowerCase() === order.hash)) return order;
    throw new MarketRefusal('bad-terms', 'This signature doesn’t cancel this order.');
  },
  wrongChain: WRONG_CHAIN,
  authorize: (context, { caller, subject }: SignedCancel<OrderRow>) =>
    assertMaker(context, caller, subject),
  resultBefore: cancelledBefore,
  effects: (context, signed: SignedCancel<OrderRow>) =>
    cancellation(context, signed, [signed.subject], ([cancelled = signed.subject]) => cancelled),
});

type Named = { order: OrderRow; state: Closed | undefined };

const namedOrders = (context: MarketContext, { request, now }: SignedCancel): Named[] => {
  const hashes = new Set(request.message.orderHashes.map((hash) => hash.toLowerCase()));
  return [...hashes].map((hash) => {
    const order = existingOrder(context, hash);
    return { order, state: closedState(context, order, now) };
  });
};

const resultOf = ({ chainId }: SignedCancel, named: readonly Named[]): CancelledSeveral => ({
  chainId,
  orders: named.map(({ order, state }) => ({ hash: order.hash, state: state ?? 'cancelled' })),
});

/** Cancels all open orders that the signature names, or none if any order isn't the caller's. */
export const cancelSeveral = defineAction(cancelAction, {
  authorize: (context, signed: SignedCancel) => {
    for (const { order } of namedOrders(context, signed)) {
      if (order.chainId !== signed.chainId) throw new MarketRefusal('wrong-chain', WRONG_CHAIN);
      assertMaker(context, signed.caller, order);
    }
  },
  resultBefore: (context, signed: SignedCancel) => {
    const named = namedOrders(context, signed);
    return named.some(({ state }) => state === undefined) ? undefined : resultOf(signed, named);
  },
  effects: (context, signed: SignedCancel) => {
    const named = namedOrders(context, signed);
    const open = named.flatMap(({ order, state }) => (state === undefined ? [order] : []));
    return cancellation(context, signed, open, () => resultOf(signed, named));
  },
});
