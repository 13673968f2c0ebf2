import { CHAIN_IDS, feeOn } from '@trait-market/contract/economy/shared';
import type { Gain, GainTotal } from '@trait-market/contract/economy/worth';

import type { Account } from '../../../kernel/account';
import { sortByKey, type SortKey } from '../../shared/sort-key';
import type { ActivityRow, Good } from '../../tables/rows';
import { shownSum } from '../view/shown-sum';
import { heldBy } from './value';
import { collectionEntry, timeOf, traitEntry, traitRefOf, type View } from '../view/view';

/** Editions that were acquired together. `price` is for each; undefined without a cost basis. */
type Lot = { editions: number; price: bigint | undefined };

type Move =
  | { kind: 'came'; editions: number; price: bigint | undefined }
  | { kind: 'sold'; editions: number; price: bigint; fees: bigint }
  | { kind: 'given'; editions: number };

export type Trade = Move & { traitId: string; at: number };

/** Returns the fees of a sale: those of its order or, if no order is stored, the current fees. */
const feesOf = (view: View, { orderHash, price, goods }: ActivityRow, traitId: string): bigint => {
  const { tables, termsOf } = view.market.context;
  const order = orderHash === null ? undefined : tables.orders.find(orderHash);
  const editions = BigInt(goods.reduce((sum, good) => sum + quantityOf(good), 0));
  if (order !== undefined) {
    const fees = termsOf(order).money?.fees ?? [];
    return fees.reduce((sum, { amount }) => sum + amount * editions, 0n);
  }
  const { fees } = collectionEntry(view, traitEntry(view, traitId).collection);
  const each = BigInt(price?.amount ?? 0) / (editions || 1n);
  return fees.reduce((sum, fee) => sum + feeOn(each, fee) * editions, 0n);
};

const quantityOf = (good: Good): number => (good.kind === 'trait' ? good.quantity : 0);

const tradesOf = (view: View, account: Account, row: ActivityRow): Trade[] => {
  const { type, from, to, goods, inReturn, price, at } = row;
  const traits = (all: readonly Good[]) =>
    all.flatMap((good) =>
      good.kind === 'trait' ? [{ traitId: good.traitId, editions: good.quantity, at }] : [],
    );
  const come = (all: readonly Good[]): Trade[] =>
    traits(all).map((one) => ({ ...one, kind: 'came', price: undefined }));
  const go = (all: readonly Good[]): Trade[] =>
    traits(all).map((one) => ({ ...one, kind: 'given' }));
  if (type === 'mint') return from === account ? come(goods) : [];
  if (type === 'burn') return from === account ? go(goods) : [];
  if (type === 'reroll') return from === account ? [...go(goods), ...come(inReturn)] : [];
  if (type === 'swap' && from === account) return [...go(goods), ...come(inReturn)];
  if (type === 'swap') return [...come(goods), ...go(inReturn)];
  const [one] = traits(goods);
  if (type !== 'sale' || price === null || one === undefined) return [];
  const amount = BigInt(price.amount);
  if (to === account) return [{ ...one, kind: 'came', price: amount / BigInt(one.editions) }];
  return [{ ...one, kind: 'sold', price: amount, fees: feesOf(view, row, one.traitId) }];
};

/** Removes editions from the lots, oldest lot first, and returns them. */
const takeFirst = (lots: Lot[], wanted: number): Lot[] => {
  const taken: Lot[] = [];
  let left = wanted;
  while (left > 0) {
    const [first] = lots;
    // No lot is left, so the remaining editions have an unknown origin and no cost basis.
    if (first === undefined) return [...taken, { editions: left, price: undefined }];
    const editions = Math.min(first.editions, left);
    taken.push({ editions, price: first.price });
    left -= editions;
    if (editions === first.editions) lots.shift();
    else lots[0] = { ...first, editions: first.editions - editions };
  }
  return taken;
};

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);

type Sums = {
  bought: { editions: number; amount: bigint };
  sold: { editions: number; amount: bigint; fees: bigint };
  closed: { editions: number; paid: bigint; got: bigint };
  withoutPrice: { editions: number; got: bigint };
};

const sell = (
  sums: Sums,
  lots: Lot[],
  { editions, price, fees }: Extract<Move, { kind: 'sold' }>,
): void => {
  sums.sold.editions += editions;
  sums.sold.amount += price;
  sums.sold.fees += fees;
  let got = price - fees;
  let left = editions;
  for (const lot of takeFirst(lots, editions)) {
    // The last lot gets the remainder of the division, so that the shares add up to the total.
    const share = lot.editions === left ? got : (got * BigInt(lot.editions)) / BigInt(left);
    got -= share;
    left -= lot.editions;
    if (lot.price === undefined) {
      sums.withoutPrice.editions += lot.editions;
      sums.withoutPrice.got += share;
    } else {
      sums.closed.editions += lot.editions;
      sums.closed.paid += lot.price * BigInt(lot.editions);
      sums.closed.got += share;
    }
  }
};

export const sumUp = (trades: readonly Trade[], before: number): Sums => {
  const lots: Lot[] = before > 0 ? [{ editions: before, price: undefined }] : [];
  const sums: Sums = {
    bought: { editions: 0, amount: 0n },
    sold: { editions: 0, amount: 0n, fees: 0n },
    closed: { editions: 0, paid: 0n, got: 0n },
    withoutPrice: { editions: 0, got: 0n },
  };
  for (const trade of trades) {
    if (trade.kind === 'given') takeFirst(lots, trade.editions);
    else if (trade.kind === 'sold') sell(sums, lots, trade);
    else {
      lots.push({ editions: trade.editions, price: trade.price });
      if (trade.price === undefined) continue;
      sums.bought.editions += trade.editions;
      sums.bought.amount += trade.price * BigInt(trade.editions);
    }
  }
  return sums;
};

const gainOf = (view: View, traitId: string, trades: readonly Trade[], held: number): Gain => {
  const came = trades.reduce(
    (sum, { kind, editions }) => sum + (kind === 'came' ? editions : -editions),
    0,
  );
  const { bought, sold, closed, withoutPrice } = sumUp(trades, held - came);
  const last = Math.max(...trades.filter(isPriced).map(({ at }) => at));
  const first = Math.min(...trades.flatMap(({ kind, at }) => (kind === 'sold' ? [at] : [])));
  return {
    trait: traitRefOf(view, traitId),
    chainId: collectionEntry(view, traitEntry(view, traitId).collection).chainId,
    at: timeOf(last),
    bought: { editions: bought.editions, amount: shownSum(bought.amount) },
    sold: {
      editions: sold.editions,
      amount: shownSum(sold.amount),
      fees: shownSum(sold.fees),
    },
    closed: {
      editions: closed.editions,
      paid: shownSum(closed.paid),
      got: shownSum(closed.got),
      result: String(closed.got - closed.paid),
    },
    withoutPrice: { editions: withoutPrice.editions, got: shownSum(withoutPrice.got) },
    since: Number.isFinite(first) ? timeOf(first) : null,
  };
};

const isPriced = (trade: Trade): boolean =>
  trade.kind === 'sold' || (trade.kind === 'came' && trade.price !== undefined);

export const gainKey = ({ at, trait }: Gain): SortKey => [-Date.parse(at), trait.id];

export const gainsOf = (view: View, account: Account): Gain[] => {
  const { tables } = view.market.context;
  const held = heldBy(view, account);
  const byTrait = new Map<string, Trade[]>();
  for (const row of tables.log.of('wallet', account).toReversed()) {
    for (const trade of tradesOf(view, account, row)) {
      const known = byTrait.get(trade.traitId);
      if (known === undefined) byTrait.set(trade.traitId, [trade]);
      else known.push(trade);
    }
  }
  const gains = [...byTrait]
    .filter(([, trades]) => trades.some(isPriced))
    .map(([id, trades]) => {
      const { loose, worn } = held.get(id) ?? { loose: 0, worn: 0 };
      return gainOf(view, id, trades, loose + worn);
    });
  return sortByKey(gains, gainKey);
};

export const totalsOf = (gains: readonly Gain[]): GainTotal[] =>
  CHAIN_IDS.flatMap((chainId): GainTotal[] => {
    const own = gains.filter((gain) => gain.chainId === chainId);
    const sum = (amount: (gain: Gain) => string) => sumOf(own.map((gain) => BigInt(amount(gain))));
    if (own.length === 0) return [];
    return [
      {
        chainId,
        bought: shownSum(sum(({ bought }) => bought.amount)),
        sold: shownSum(sum(({ sold }) => sold.amount)),
        fees: shownSum(sum(({ sold }) => sold.fees)),
        result: String(sum(({ closed }) => closed.result)),
        withoutPrice: shownSum(sum(({ withoutPrice }) => withoutPrice.got)),
        withoutPriceEditions: own.reduce((total, gain) => total + gain.withoutPrice.editions, 0),
        soldEditions: own.reduce((total, gain) => total + gain.sold.editions, 0),
        // Times of one format sort as texts.
        since: own.flatMap(({ since }) => since ?? []).toSorted()[0] ?? null,
      },
    ];
  });
