import { accountOf, type Account } from '../../kernel/account';
import type { Movement } from '../ledger/settlement';
import type { NewActivity } from '../orders/apply-effects';
import type { MarketContext } from '../orders/market-context';
import type { NamedGood, OrderRow } from '../tables/rows';
import { assertCanFulfil, type FillTerms, type Wanted } from './can-fulfil';

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

/** Moves in Seaport's order: what the maker gives, the items in return, payments, then fees. */
const movementsOf = (terms: FillTerms, fulfiller: Account, quantity: number): Movement[] => {
  const { maker, gives, gets, money, chainId } = terms;
  const given = moveGoods(gives, maker, fulfiller, quantity);
  const returned = moveGoods(gets, fulfiller, maker, quantity);
  if (money === undefined) return [...given, ...returned];
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
  return money.coin === 'native'
    ? [...given, ...returned, pay(fulfiller, maker, money.proceeds), ...fees]
    : [...given, pay(maker, fulfiller, money.price), ...returned, ...fees];
};

const activityOf = (
  terms: FillTerms,
  fulfiller: Account,
  order: OrderRow,
  quantity: number,
): Omit<NewActivity, 'at'> => {
  const inAll = (good: NamedGood): NamedGood =>
    good.kind === 'trait' ? { ...good, quantity: good.quantity * quantity } : good;
  const isOffer = terms.kind === 'offer';
  return {
    type: terms.kind === 'trade' ? 'swap' : 'sale',
    chainId: terms.chainId,
    from: isOffer ? fulfiller : terms.maker,
    to: isOffer ? terms.maker : fulfiller,
    goods: (isOffer ? terms.gets : terms.gives).map(inAll),
    inReturn: terms.kind === 'trade' ? terms.gets.map(inAll) : [],
    price:
      terms.money === undefined
        ? null
        : { coin: terms.money.coin, amount: String(terms.money.price * BigInt(quantity)) },
    orderHash: order.hash,
  };
};

export type PlannedFill = {
  movements: readonly Movement[];
  activity: NewActivity;
  /** The order's row after the fill. */
  order: OrderRow;
  quantity: number;
  /** The payment and the proceeds after fees, in wei; 0 in a trade of items alone. */
  price: bigint;
  proceeds: bigint;
};

/**
 * Returns the effects of a fill.
 * @throws MarketRefusal when the fulfiller can't fill the order
 */
export const planFill = (
  context: MarketContext,
  fulfiller: Account,
  order: OrderRow,
  wanted: Wanted,
  at: number,
): PlannedFill => {
  const { terms, quantity } = assertCanFulfil(context, fulfiller, order, wanted);
  const filled = order.filled + quantity;
  return {
    movements: movementsOf(terms, fulfiller, quantity),
    activity: { ...activityOf(terms, fulfiller, order, quantity), at },
    order: { ...order, filled, filledAt: filled === terms.quantity ? at : null },
    quantity,
    price: (terms.money?.price ?? 0n) * BigInt(quantity),
    proceeds: (terms.money?.proceeds ?? 0n) * BigInt(quantity),
  };
};
