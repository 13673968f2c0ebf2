import {
  type CancelAllRequest,
  type CancelRequest,
  cancelAction,
  cancelAllAction,
} from '@trait-market/contract/economy/actions';
import type { Bytes32 } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { MarketContext } from '../orders/market-context';
import { stateOfOrder } from '../orders/order-state';
import { MarketRefusal } from '../shared/refusal';
import { authenticate, assertDeadline, knownChain } from '../shared/signed-action';
import { chainKey } from '../tables/keys';
import type { OrderRow } from '../tables/rows';
import { beginAction } from './begin-action';
import { counterAfter, counterOf } from './counter';
import { recordExecution } from './executed';

/**
 * Takes one order back. To cancel what is cancelled already changes nothing and is no mistake, at
 * whatever time: what was done is never told to come too late.
 */
export const cancel = async (
  context: MarketContext,
  caller: Account,
  hash: Bytes32,
  { chainId: signedChain, deployment, message, signature }: CancelRequest,
): Promise<OrderRow> => {
  const { tables, termsOf } = context;
  const order = tables.orders.find(hash.toLowerCase());
  if (order === undefined) throw new MarketRefusal('unknown-order', 'There is no such order.');
  if (!message.orderHashes.some((one) => one.toLowerCase() === order.hash)) {
    throw new MarketRefusal('bad-terms', 'This signature doesn’t cancel this order.');
  }
  if (knownChain(signedChain) !== order.chainId) {
    throw new MarketRefusal(
      'wrong-chain',
      'The order is on another network. Switch your wallet to it.',
    );
  }
  const { chainId } = order;
  const actHash = await authenticate(context, caller, {
    chainId,
    deployment,
    signature,
    actor: message.maker,
    typedDataAt: (place) => cancelAction.typedData(place, message),
  });
  if (termsOf(order).maker !== caller) {
    throw new MarketRefusal('not-yours', 'Only its maker can cancel an order.');
  }

  const now = context.now();
  const state = stateOfOrder({ ...context, now }, order, termsOf(order));
  if (state.kind === 'filled')
    throw new MarketRefusal('filled', 'The order has already been filled.');
  if (state.kind === 'expired')
    throw new MarketRefusal('expired', 'The order has already expired.');
  if (state.kind === 'cancelled') return order;
  assertDeadline(message.deadline, now);
  const cancelled = { ...order, cancelledAt: now };
  tables.orders.put(order.hash, cancelled);
  const activity = tables.log.add({
    type: 'cancel',
    at: now,
    chainId,
    from: caller,
    to: null,
    goods: [...termsOf(order).gives, ...termsOf(order).gets],
    inReturn: [],
    price: null,
    orderHash: order.hash,
  });
  recordExecution(context, {
    account: caller,
    hash: actHash,
    kind: 'cancel',
    chainId,
    nonce: null,
    at: now,
    orderHashes: [order.hash],
    activity: activity.id,
  });
  return cancelled;
};

/** Takes every order of a chain back: those that are known, and any that was signed and never sent. */
export const cancelAll = async (
  context: MarketContext,
  caller: Account,
  request: CancelAllRequest,
): Promise<{ chainId: OrderRow['chainId']; counter: string; cancelled: number }> => {
  const { tables } = context;
  const { message } = request;
  const { chainId, hash: actHash } = await beginAction(context, caller, request, {
    actor: message.maker,
    typedDataAt: (place) => cancelAllAction.typedData(place, message),
  });

  const counter = counterOf(context, chainId, caller);
  if (message.counter !== counter) {
    throw new MarketRefusal(
      'wrong-counter',
      'Orders with this counter have already been canceled.',
    );
  }
  const now = context.now();
  const open = tables.orders.findBy('openMaker', caller).filter((order) => {
    if (order.chainId !== chainId) return false;
    const { kind } = stateOfOrder({ ...context, now }, order, context.termsOf(order));
    return kind === 'fillable' || kind === 'dormant';
  });
  for (const order of open) tables.orders.put(order.hash, { ...order, cancelledAt: now });
  const next = counterAfter(counter, actHash);
  tables.counters.put(chainKey(chainId, caller), next);
  const activity = tables.log.add({
    type: 'cancel',
    at: now,
    chainId,
    from: caller,
    to: null,
    goods: [],
    inReturn: [],
    price: null,
    orderHash: null,
  });
  recordExecution(context, {
    account: caller,
    hash: actHash,
    kind: 'cancelAll',
    chainId,
    nonce: null,
    at: now,
    orderHashes: open.map(({ hash }) => hash),
    activity: activity.id,
  });
  return { chainId, counter: next, cancelled: open.length };
};
