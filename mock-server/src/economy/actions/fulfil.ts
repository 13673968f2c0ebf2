import { fulfilmentAction } from '@trait-market/contract/economy/actions';
import type { FulfilRequest } from '@trait-market/contract/economy/orders';

import type { Filled } from '../fulfilments/filled';
import { planFill } from '../fulfilments/plan-fill';
import { MarketRefusal } from '../shared/refusal';
import type { OrderRow } from '../tables/rows';
import { type ActionEffects, defineActionOn, type Signed } from './perform';

/** Fills all or some units of an order. When two callers want the last edition, one succeeds. */
export const fulfil = defineActionOn(fulfilmentAction, {
  find: ({ tables }, id, { message }: FulfilRequest): OrderRow => {
    const order = tables.orders.find(id);
    if (order === undefined) throw new MarketRefusal('unknown-order', 'There is no such order.');
    if (message.orderHash.toLowerCase() === order.hash) return order;
    throw new MarketRefusal('bad-terms', 'This signature is for a different order.');
  },
  wrongChain: 'The order is on another network. Switch your wallet to it.',
  effects: (context, signed: Signed<FulfilRequest, OrderRow>): ActionEffects<Filled> => {
    const { caller, request, subject, now } = signed;
    const { message, criteriaProof } = request;
    const wanted = {
      quantity: message.quantity,
      identifier: message.identifier,
      criteriaProof,
      bounds: message,
    };
    const { movements, activity, order, quantity } = planFill(
      context,
      caller,
      subject,
      wanted,
      now,
    );
    return {
      movements,
      shortfall: new MarketRefusal('maker-not-the-holder', 'The order can no longer be filled.'),
      activities: [activity],
      orderHashes: [order.hash],
      store: ({ activities: [stored] }) => {
        if (stored === undefined) throw new Error('A fulfilment is in the activity.');
        context.tables.orders.put(order.hash, order);
        return { order, activity: stored, quantity };
      },
    };
  },
});
