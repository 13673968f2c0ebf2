import type { ChainId, Item, Price } from '@trait-market/contract/economy/shared';

import { coinText } from '@/lib/economy/amounts/coin-amount';
import { percentText, shareOf } from '@/lib/format/percent-text';

import { type FloorOf, useFloors } from './use-item-floors';

/** The value of a side by floor, in wei of the native coin. */
export type TradeValue = { floors: bigint; counted: number; unknown: number };

const valueOf = (items: readonly Item[], coin: Price | undefined, floorOf: FloorOf): TradeValue => {
  const value = { floors: BigInt(coin?.amount ?? 0), counted: coin ? 1 : 0, unknown: 0 };
  for (const item of items) {
    const floor = floorOf(item);
    const units = item.kind === 'avatar' ? 1 : item.quantity;
    if (floor) {
      value.floors += BigInt(floor.amount) * BigInt(units);
      value.counted += units;
    } else value.unknown += units;
  }
  return value;
};

/**
 * Returns whether the user gets less than four fifths of what they give, by floor. Unknown values of
 * given items only add to the loss, but those of received ones could make up for it.
 */
const isFarLess = (gives: TradeValue, gets: TradeValue): boolean =>
  gives.counted > 0 &&
  gets.counted > 0 &&
  gets.unknown === 0 &&
  gets.floors * 5n < gives.floors * 4n;

/** Compares two sides by floor; undefined if one of them has no floor at all. */
export const comparison = (
  chainId: ChainId,
  gives: TradeValue,
  gets: TradeValue,
): string | undefined => {
  if (gives.counted === 0 || gets.counted === 0) return undefined;
  const more = gets.floors - gives.floors;
  const text = coinText(chainId, 'native', more < 0n ? -more : more);
  const words =
    more === 0n
      ? 'By floor, both sides are worth the same'
      : `By floor, you get ${text} ${more < 0n ? 'less' : 'more'} than you give`;
  const unknown = gives.unknown + gets.unknown;
  return unknown === 0
    ? `${words}.`
    : `${words}, without ${unknown === 1 ? 'the item that has' : `the ${unknown} items that have`} no floor.`;
};

/** Returns the difference of both sides as a share of what is given; undefined if what is given is worth nothing. */
const differenceShare = (gives: TradeValue, gets: TradeValue): string | undefined => {
  const more = gets.floors - gives.floors;
  return gives.floors === 0n
    ? undefined
    : percentText(shareOf(more < 0n ? -more : more, gives.floors));
};

/** Returns by how much the user gets more or less than they give; undefined if they can't be compared. */
export const differenceOf = (
  gives: TradeValue,
  gets: TradeValue,
): { amount: bigint; words: string } | undefined => {
  if (gives.counted === 0 || gets.counted === 0 || gives.floors === gets.floors) return undefined;
  const isMore = gets.floors > gives.floors;
  const amount = isMore ? gets.floors - gives.floors : gives.floors - gets.floors;
  const share = differenceShare(gives, gets);
  return { amount, words: share === undefined ? '' : `${share} ${isMore ? 'more' : 'less'}` };
};

/** Returns the words that confirm a trade for far less than is given; undefined for any other trade. */
export const lossOf = (
  chainId: ChainId,
  gives: TradeValue,
  gets: TradeValue,
): string | undefined => {
  if (!isFarLess(gives, gets)) return undefined;
  const loss = gives.floors - gets.floors;
  const text = coinText(chainId, 'native', loss);
  const share = percentText(shareOf(loss, gives.floors));
  const atLeast = gives.unknown > 0 ? 'at least ' : '';
  return `I accept that I get ${atLeast}${text} (${share}) less than I give, by floor`;
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

/** Returns the values of both sides of a trade by floor, and compares them. */
export const useTradeValues = ({
  chainId,
  gives,
  gets,
  givenCoin,
  gotCoin,
  givenFloorOf,
}: TradedSides) => {
  const floors = useFloors([...gives, ...gets]);
  const floorOf: FloorOf = (item) => {
    const floor = givenFloorOf(item);
    return floor === undefined ? floors.floorOf(item) : floor;
  };
  const given = valueOf(gives, givenCoin, floorOf);
  const got = valueOf(gets, gotCoin, floorOf);
  return {
    given,
    got,
    words: comparison(chainId, given, got),
    difference: differenceOf(given, got),
    isFarLess: isFarLess(given, got),
    loss: lossOf(chainId, given, got),
    /** The queries for floors, some of which may have failed. */
    queries: floors.queries,
    floorOf,
    countedOf: floors.countedOf,
  };
};

/**
 * Says what both sides of a trade are worth by floor and how much more the user gets, in percent;
 * undefined if neither side has a floor.
 */
export const balanceText = (
  gives: TradeValue,
  gets: TradeValue,
  format: (wei: bigint) => string,
): string | undefined => {
  if (gives.counted === 0 && gets.counted === 0) return undefined;
  if (gives.counted === 0) return `You get ≈ ${format(gets.floors)}`;
  if (gets.counted === 0) return `You give ≈ ${format(gives.floors)}`;
  const words = `You give ≈ ${format(gives.floors)}, get ≈ ${format(gets.floors)}`;
  const share = differenceShare(gives, gets);
  if (share === undefined || gives.floors === gets.floors) return words;
  return `${words}, ${gets.floors > gives.floors ? '+' : '−'}${share}`;
};
