import { fulfilmentAction } from '@trait-market/contract/economy/actions';
import type { FulfilRequest } from '@trait-market/contract/economy/orders';

import { accountOf, type Account } from '../../kernel/account';
import type { Movement } from '../ledger/settlement';
import type { NewActivity } from '../orders/apply-effects';
import { assertCanFulfil, type FillTerms } from '../fulfilments/can-fulfil';
import type { Filled } from '../fulfilments/filled';
import { MarketRefusal } from '../shared/refusal';
import type { NamedGood, OrderRow } from '../tables/rows';
import { type ActionEffects, defineActionOn, type Signed } from './perform';

const moveGoods = (
  goods: readonly NamedGood[],
  from: Account,
  to: Account,
  times: number,
): Movement[] =>
  goods.map((good) =>
    good.kind === 'trait'
      ? { kind: 'trait', traitId: good.traitId, from, to, quantity: good.quantity * times }
      : { kind: 'avatar', avatar: good.avatar, from, to },
  );

/** Moves in Seaport's order: the maker's items, the items in return, payments, then fees. */
const movementsOf = (terms: FillTerms, fulfiller: Account, quantity: number): Movement[] => {
  const { kind, maker, gives, gets, money, chainId } = terms;
  const goods = [
    ...moveGoods(gives, maker, fulfiller, quantity),
    ...moveGoods(gets, fulfiller, maker, quantity),
  ];
  if (money === undefined) return goods;
  const times = BigInt(quantity);
  const pay = (from: Account, to: Account, amount: bigint): Movement => ({
    kind: 'coin',
    chainId,
    coin: money.coin,
    from,
    to,
    amount: amount * times,
  });
  const fees = money.fees.map(({ recipient, amount }) =>
    pay(fulfiller, accountOf(recipient), amount),
  );
  return kind === 'listing'
    ? [...goods, pay(fulfiller, maker, money.proceeds), ...fees]
    : [pay(maker, fulfiller, money.price), ...goods, ...fees];
};

const activityOf = (
  terms: FillTerms,
  { caller, chainId, now, subject }: Signed<FulfilRequest, OrderRow>,
  quantity: number,
): NewActivity => {
  const inAll = (good: NamedGood): NamedGood =>
    good.kind === 'trait' ? { ...good, quantity: good.quantity * quantity } : good;
  const isOffer = terms.kind === 'offer';
  return {
    type: terms.kind === 'trade' ? 'swap' : 'sale',
    at: now,
    chainId,
    from: isOffer ? caller : terms.maker,
    to: isOffer ? terms.maker : caller,
    goods: (isOffer ? terms.gets : terms.gives).map(inAll),
    inReturn: terms.kind === 'trade' ? terms.gets.map(inAll) : [],
    price:
      terms.money === undefined
        ? null
        : { coin: terms.money.coin, amount: String(terms.money.price * BigInt(quantity)) },
    orderHash: subject.hash,
  };
};

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
    const { terms, quantity } = assertCanFulfil(context, caller, subject, {
      quantity: message.quantity,
      identifier: message.identifier,
      criteriaProof,
      bounds: message,
    });
    return {
      movements: movementsOf(terms, caller, quantity),
      shortfall: new MarketRefusal('maker-not-the-holder', 'The order can no longer be filled.'),
      activities: [activityOf(terms, signed, quantity)],
      orderHashes: [subject.hash],
      store: ({ activities: [activity] }) => {
        if (activity === undefined) throw new Error('A fulfilment is in the activity.');
        const filled = subject.filled + quantity;
        const filledAt = filled === terms.quantity ? now : null;
        const order = { ...subject, filled, filledAt };
        context.tables.orders.put(order.hash, order);
        return { order, activity, quantity };
      },
    };
  },
});
