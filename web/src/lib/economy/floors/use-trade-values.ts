import type { Order } from '@trait-market/contract/economy/orders';
import type { ChainId, Item, Price } from '@trait-market/contract/economy/shared';

import { coinText } from '@/lib/economy/amounts/coin-amount';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { listText } from '@/lib/format/list-text';
import { percentText, shareOf } from '@/lib/format/percent-text';

import type { FloorOf } from './use-item-floors';
import { BASES, type Basis, type ItemPrice, type PriceOf, useItemPrices } from './use-item-prices';

/** The value of a side, in wei of the native coin. */
export type TradeValue = {
  amount: bigint;
  counted: number;
  /** The number of items without a price. */
  unknown: number;
  /** The number of items whose prices haven't loaded. */
  missing: number;
  bases: ReadonlySet<Basis>;
};

/** An item's price, and the value of those of its editions that have one. */
export type Valued = {
  found: ItemPrice | null | undefined;
  units: number;
  counted: number;
  amount: bigint;
  /** The offers that count for its editions, if they have neither floor nor sale. */
  offers: readonly Order[];
};

/**
 * Returns the values of items, in their order. An offer counts for as many editions as it still buys,
 * over all items.
 */
export const valuedItems = (items: readonly Item[], priceOf: PriceOf): Valued[] => {
  const left = new Map<string, number>();
  return items.map((item) => {
    const found = priceOf(item);
    const units = item.kind === 'avatar' ? 1 : item.quantity;
    if (!found) return { found, units, counted: 0, amount: 0n, offers: [] };
    if (!found.offers) {
      const amount = BigInt(found.price.amount) * BigInt(units);
      return { found, units, counted: units, amount, offers: [] };
    }
    const valued = { found, units, counted: 0, amount: 0n, offers: new Array<Order>() };
    for (const offer of found.offers) {
      const buys = left.get(offer.hash) ?? offer.remaining;
      const many = Math.min(units - valued.counted, buys);
      if (many > 0) {
        left.set(offer.hash, buys - many);
        valued.counted += many;
        valued.amount += BigInt(offer.unitPrice?.amount ?? 0) * BigInt(many);
        valued.offers.push(offer);
      }
    }
    return valued;
  });
};

/** Says what shows an item's value: "Floor 0.2 ETH", or "Best offer 0.1 WETH for 1 of 3". */
export const valuedText = ({ found, units, counted, amount, offers }: Valued): string => {
  if (!found) return 'No floor, sale or offer';
  const many = counted < units ? ` for ${counted} of ${units}` : '';
  if (offers.length > 1)
    return `Offers ${shortPrice({ ...found.price, amount: String(amount) })}${many || ' in total'}`;
  if (!found.offers) return `${found.label} ${shortPrice(found.price)}`;
  const price = offers[0]?.unitPrice;
  if (!price) return 'No other offer';
  const label = offers[0] === found.offers[0] ? found.label : 'Next offer';
  return `${label} ${shortPrice(price)}${many}`;
};

/** Returns the value of items and a coin. */
export const valueOf = (
  items: readonly Item[],
  coin: Price | undefined,
  priceOf: PriceOf,
): TradeValue => {
  const bases = new Set<Basis>();
  const value = {
    amount: BigInt(coin?.amount ?? 0),
    counted: coin ? 1 : 0,
    unknown: 0,
    missing: 0,
  };
  for (const { found, units, counted, amount } of valuedItems(items, priceOf)) {
    if (found === undefined) value.missing += units;
    else {
      value.amount += amount;
      value.counted += counted;
      value.unknown += units - counted;
    }
    if (found && counted > 0) bases.add(found.basis);
  }
  return { ...value, bases };
};

/** Names the prices that are compared: "floor and last sale". */
export const basesText = (...sides: readonly Pick<TradeValue, 'bases'>[]): string =>
  listText(BASES.filter((basis) => sides.some(({ bases }) => bases.has(basis))));

/** Returns whether the user gets less than four fifths of what they give, as far as prices exist. */
const isFarLess = (gives: TradeValue, gets: TradeValue): boolean =>
  gets.missing === 0 && gets.amount * 5n < gives.amount * 4n;

/** Compares two sides by their prices; undefined while something loads or nothing is given. */
export const comparison = (
  chainId: ChainId,
  gives: TradeValue,
  gets: TradeValue,
): string | undefined => {
  if (gives.missing + gets.missing > 0) return undefined;
  if (gets.counted === 0 && gets.unknown > 0)
    return 'No floor, sale or offer shows the value of what you get.';
  if (gives.counted === 0 || gets.counted === 0) return undefined;
  const more = gets.amount - gives.amount;
  const text = coinText(chainId, 'native', more < 0n ? -more : more);
  const by = `By ${basesText(gives, gets)}`;
  const words =
    more === 0n
      ? `${by}, both sides are worth the same`
      : `${by}, you get ${text} ${more < 0n ? 'less' : 'more'} than you give`;
  const unknown = gives.unknown + gets.unknown;
  return unknown === 0
    ? `${words}.`
    : `${words}, without ${unknown === 1 ? 'the item that has' : `the ${unknown} items that have`} no floor, sale or offer.`;
};

/** Returns the difference of both sides as a share of what is given; undefined if what is given is worth nothing. */
const differenceShare = (gives: TradeValue, gets: TradeValue): string | undefined => {
  const more = gets.amount - gives.amount;
  return gives.amount === 0n
    ? undefined
    : percentText(shareOf(more < 0n ? -more : more, gives.amount));
};

/** Returns by how much the user gets more or less than they give; undefined if they can't be compared. */
export const differenceOf = (
  gives: TradeValue,
  gets: TradeValue,
): { amount: bigint; words: string } | undefined => {
  if (gives.missing + gets.missing > 0) return undefined;
  if (gives.counted === 0 || gets.counted === 0 || gives.amount === gets.amount) return undefined;
  const isMore = gets.amount > gives.amount;
  const amount = isMore ? gets.amount - gives.amount : gives.amount - gets.amount;
  const share = differenceShare(gives, gets);
  return { amount, words: share === undefined ? '' : `${share} ${isMore ? 'more' : 'less'}` };
};

const NO_PRICE = 'no floor, sale or offer';

/**
 * Returns the words that confirm a trade or a re-roll for far less than is given; undefined for any
 * other.
 */
export const lossOf = (
  chainId: ChainId,
  gives: TradeValue,
  gets: TradeValue,
  basis = `by ${basesText(gives, gets)}`,
): string | undefined => {
  if (!isFarLess(gives, gets)) return undefined;
  const isAtLeast = gives.unknown + gives.missing > 0;
  if (gets.counted === 0) {
    const given = coinText(chainId, 'native', gives.amount);
    const by = gives.bases.size > 0 ? `, by ${basesText(gives)},` : '';
    return `I accept that I give ${isAtLeast ? 'at least ' : ''}${given}${by} for what has ${NO_PRICE}`;
  }
  const loss = gives.amount - gets.amount;
  const text = shortPrice({ chainId, coin: 'native', amount: String(loss) });
  const share = percentText(shareOf(loss, gives.amount));
  const atLeast = isAtLeast && gets.unknown === 0 ? 'at least ' : '';
  const words = `I accept that I get ${atLeast}${text} (${share}) less than I give, ${basis}`;
  return gets.unknown === 0 ? words : `${words}, without what has ${NO_PRICE}`;
};

export type TradedSides = {
  chainId: ChainId;
  gives: readonly Item[];
  gets: readonly Item[];
  /** The coin that the user gives, fees included. */
  givenCoin?: Price | undefined;
  /** The coin that the user gets, after fees. */
  gotCoin?: Price | undefined;
  /** The floors of the user's items without their own listings. */
  givenFloorOf: FloorOf;
};

/** Returns the values of both sides of a trade, and compares them. */
export const useTradeValues = ({
  chainId,
  gives,
  gets,
  givenCoin,
  gotCoin,
  givenFloorOf,
}: TradedSides) => {
  const { priceOf, queries } = useItemPrices([...gives, ...gets], givenFloorOf);
  const given = valueOf(gives, givenCoin, priceOf);
  const got = valueOf(gets, gotCoin, priceOf);
  return {
    given,
    got,
    words: comparison(chainId, given, got),
    difference: differenceOf(given, got),
    isFarLess: isFarLess(given, got),
    loss: lossOf(chainId, given, got),
    queries,
    priceOf,
  };
};

/**
 * Says what both sides of a trade are worth and how much more the user gets, in percent;
 * undefined if neither side has a price.
 */
export const balanceText = (
  gives: TradeValue,
  gets: TradeValue,
  format: (wei: bigint) => string,
): string | undefined => {
  if (gives.counted === 0 && gets.counted === 0) return undefined;
  if (gives.counted === 0) return `You get ≈ ${format(gets.amount)}`;
  if (gets.counted === 0) return `You give ≈ ${format(gives.amount)}`;
  const words = `You give ≈ ${format(gives.amount)}, get ≈ ${format(gets.amount)}`;
  const share = differenceShare(gives, gets);
  if (share === undefined || gives.amount === gets.amount) return words;
  return `${words}, ${gets.amount > gives.amount ? '+' : '−'}${share}`;
};
