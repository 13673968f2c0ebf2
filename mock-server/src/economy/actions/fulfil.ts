import { fulfilmentAction } from '@trait-market/contract/economy/actions';
import type { FulfilRequest } from '@trait-market/contract/economy/orders';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { isProven } from '@trait-market/contract/economy/typed-data';

import { accountOf, type Account } from '../../kernel/account';
import { Shortfall, type Movement } from '../ledger/settlement';
import { contractsGivenBack } from '../orders/contracts-of-order';
import { anyWanted, isInCriteria } from '../traits/criteria';
import type { MarketContext } from '../orders/market-context';
import { stateOfOrder, type OrderState } from '../orders/order-state';
import type { OrderTerms } from '../orders/order-terms';
import { MarketRefusal } from '../shared/refusal';
import { reviewOrders } from '../orders/review-orders';
import { knownChain } from '../shared/signed-action';
import type { ActivityRow, NamedGood, OrderRow } from '../tables/rows';
import { beginAction } from './begin-action';
import { recordExecution } from './executed';

/** A fulfilment that went through. */
export type Filled = {
  order: OrderRow;
  activity: ActivityRow;
  quantity: number;
};

const OVER = {
  filled: ['filled', 'Someone else got it first: the order has been filled.'],
  cancelled: ['cancelled', 'The order was canceled by its maker.'],
  expired: ['expired', 'The order has ended.'],
} as const;

const assertFillable = (state: OrderState): number => {
  if (state.kind === 'fillable') return state.units;
  if (state.kind === 'dormant') throw new MarketRefusal(state.reason, state.message);
  const [code, words] = OVER[state.kind];
  throw new MarketRefusal(code, words);
};

const assertQuantity = (text: string, units: number): number => {
  const quantity = BigInt(text);
  if (quantity === 0n) throw new MarketRefusal('bad-terms', 'Fulfil at least one unit.');
  if (quantity > BigInt(units)) {
    throw new MarketRefusal(
      'not-enough-left',
      `Only ${units} of this order can be bought right now.`,
    );
  }
  return Number(quantity);
};

const assertPrice = (
  { kind, money }: FillTerms,
  quantity: number,
  { highestPrice, lowestProceeds }: FulfilRequest['message'],
): void => {
  if (money === undefined) return;
  const times = BigInt(quantity);
  const isWithin =
    kind === 'listing'
      ? money.price * times <= BigInt(highestPrice)
      : money.proceeds * times >= BigInt(lowestProceeds);
  if (!isWithin) {
    throw new MarketRefusal('price-moved', 'The price has changed. Check it and sign again.');
  }
};

/** How much of an order is wanted, and what is given where it asks for any of a kind. */
type Wanted = {
  quantity: string;
  identifier?: string | undefined;
  criteriaProof?: readonly Bytes32[] | undefined;
  /** What was signed about its price; left out where nothing is. */
  bounds?: FulfilRequest['message'] | undefined;
};

/** An order as it is filled: with the trait that is given, where it asks for any of a kind. */
type FillTerms = Omit<OrderTerms, 'gets'> & { gets: readonly NamedGood[] };

/**
 * What is given for an order. Of one that asks for any trait of a kind it is what the fulfilment names, if
 * it is of the set that the maker has signed, and if that is proven as Seaport wants it.
 */
const asFilled = (
  { catalogue }: MarketContext,
  order: OrderRow,
  terms: OrderTerms,
  { identifier, criteriaProof = [] }: Pick<Wanted, 'identifier' | 'criteriaProof'>,
): FillTerms => {
  const wanted = anyWanted(terms.gets);
  if (wanted === undefined) {
    if (identifier !== undefined) {
      throw new MarketRefusal('bad-terms', 'This order names what it asks for.');
    }
    return { ...terms, gets: terms.gets.flatMap((good) => (good.kind === 'any' ? [] : [good])) };
  }
  if (identifier === undefined) {
    throw new MarketRefusal('bad-terms', 'Say which trait you give for this offer.');
  }
  const trait = catalogue.traitByToken(wanted.collection, identifier);
  if (trait === undefined || !isInCriteria(order, wanted, trait)) {
    throw new MarketRefusal('not-in-criteria', 'This offer is for other traits than this one.');
  }
  if (!isProven(wanted.root, identifier, criteriaProof)) {
    throw new MarketRefusal('bad-proof', 'The proof doesn’t show that this trait fits the offer.');
  }
  return { ...terms, gets: [{ kind: 'trait', traitId: trait.id, quantity: 1 }] };
};

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

/** As Seaport does it: first what the maker gives, then what is given in return, fees with it. */
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

/** Whether the one who accepts has what it takes; the maker has been looked at before. */
const assertFunds = (
  { settlement, catalogue }: MarketContext,
  terms: FillTerms,
  fulfiller: Account,
  quantity: number,
): void => {
  const { kind, chainId, gets, money } = terms;
  const due = (money?.price ?? 0n) * BigInt(quantity);
  if (kind === 'listing' && settlement.coinOf(fulfiller, chainId, 'native') < due) {
    throw new MarketRefusal('underfunded', 'You don’t have enough of the network’s coin for this.');
  }
  const holds = gets.every((good) =>
    good.kind === 'trait'
      ? settlement.looseOf(fulfiller, good.traitId) >= good.quantity * quantity
      : settlement.ownerOf(good.avatar) === fulfiller,
  );
  if (!holds) throw new MarketRefusal('not-the-holder', 'You don’t have what this order asks for.');
  const isApproved = contractsGivenBack(catalogue, terms).every((token) =>
    settlement.isApproved(fulfiller, chainId, token),
  );
  if (!isApproved) {
    throw new MarketRefusal(
      'approval-needed',
      'Seaport may not move what you give for this order. Approve that first.',
    );
  }
};

/**
 * Insists that somebody could fill so much of an order now, whatever they sign for it.
 *
 * @returns what would be filled, and how many units of it
 */
export const assertCanFulfil = (
  context: MarketContext,
  fulfiller: Account,
  order: OrderRow,
  wanted: Wanted,
): { terms: FillTerms; quantity: number } => {
  const signed = context.termsOf(order);
  if (signed.maker === fulfiller) throw new MarketRefusal('own-order', 'This is your own order.');
  const units = assertFillable(stateOfOrder({ ...context, now: context.now() }, order, signed));
  const terms = asFilled(context, order, signed, wanted);
  const quantity = assertQuantity(wanted.quantity, units);
  if (wanted.bounds !== undefined) assertPrice(terms, quantity, wanted.bounds);
  assertFunds(context, terms, fulfiller, quantity);
  return { terms, quantity };
};

const settle = async (context: MarketContext, movements: readonly Movement[]): Promise<void> => {
  try {
    await context.settlement.execute(movements);
  } catch (error) {
    if (!(error instanceof Shortfall)) throw error;
    throw new MarketRefusal('maker-not-the-holder', 'The order can no longer be filled.');
  }
};

/** Accepts an order, or a part of it. Of two who want the last edition at once exactly one gets it. */
export const fulfil = async (
  context: MarketContext,
  caller: Account,
  hash: Bytes32,
  request: FulfilRequest,
): Promise<Filled> => {
  const { message } = request;
  const { identifier } = message;
  const { tables } = context;
  const order = tables.orders.find(hash.toLowerCase());
  if (order === undefined) throw new MarketRefusal('unknown-order', 'There is no such order.');
  if (message.orderHash.toLowerCase() !== order.hash) {
    throw new MarketRefusal('bad-terms', 'This signature is for a different order.');
  }
  if (knownChain(request.chainId) !== order.chainId) {
    throw new MarketRefusal(
      'wrong-chain',
      'The order is on another network. Switch your wallet to it.',
    );
  }
  const { chainId } = order;
  const { hash: actHash } = await beginAction(context, caller, request, {
    actor: message.fulfiller,
    typedDataAt: (place) =>
      identifier === undefined
        ? fulfilmentAction.typedData(place, message)
        : fulfilmentAction.typedData(place, { ...message, identifier }),
  });

  const now = context.now();
  const { terms, quantity } = assertCanFulfil(context, caller, order, {
    quantity: message.quantity,
    identifier,
    criteriaProof: request.criteriaProof,
    bounds: message,
  });
  const movements = movementsOf(terms, caller, quantity);
  await settle(context, movements);

  const filled = order.filled + quantity;
  const after = { ...order, filled, filledAt: filled === terms.quantity ? now : null };
  tables.orders.put(order.hash, after);
  const inAll = (good: NamedGood): NamedGood =>
    good.kind === 'trait' ? { ...good, quantity: good.quantity * quantity } : good;
  const isOffer = terms.kind === 'offer';
  const activity = tables.log.add({
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
    orderHash: order.hash,
  });
  recordExecution(context, {
    account: caller,
    hash: actHash,
    kind: 'fulfilment',
    chainId,
    nonce: message.nonce,
    at: now,
    orderHashes: [order.hash],
    activity: activity.id,
  });
  reviewOrders(context, movements);
  return { order: after, activity, quantity };
};
