import { expect, test } from 'vitest';

import { buyingWarnings, sellingWarnings, type PriceContext } from './price-warnings';

const eth = (tenths: number, coin: 'native' | 'wrapped' = 'native') => ({
  chainId: 1 as const,
  coin,
  amount: String(BigInt(tenths) * 100_000_000_000_000_000n),
});
const wei = (tenths: number) => BigInt(eth(tenths).amount);
const sale = (tenths: number, at: string) => ({ at, price: eth(tenths), quantity: 1 });

const context: PriceContext = {
  chainId: 1,
  floor: eth(10),
  isFloorOwn: false,
  bestOffer: eth(6, 'wrapped'),
  sales: [
    sale(90, '2026-01-01T00:00:00Z'),
    ...[9, 8, 8, 8, 7].map((tenths) => sale(tenths, '2026-10-01T00:00:00Z')),
  ],
};

test('says how far below the floor you sell, and when it is below an offer', () => {
  expect(sellingWarnings(wei(10), context)).toEqual([]);
  expect(sellingWarnings(wei(8), context)).toEqual(['This is 20% below the floor: 1 ETH.']);
  expect(sellingWarnings(wei(5), context)).toEqual([
    expect.stringContaining('50% below the floor'),
    expect.stringContaining('28.6% below recent sales'),
    expect.stringContaining('Someone offers 0.6 ETH for it now.'),
  ]);
});

test('E659 says nothing about a price less than 2% below the floor, such as that of “Lower to”', () => {
  const undercut = (price: bigint) => sellingWarnings(price, { ...context, sales: [] });
  const one = wei(10) / 100n;
  expect(undercut(wei(10) - one)).toEqual([]);
  expect(undercut(wei(10) - 2n * one + 1n)).toEqual([]);
  expect(undercut(wei(10) - 2n * one)).toEqual(['This is 2% below the floor: 1 ETH.']);
});

test('E659 a price less than 10% above recent sales isn’t warned of', () => {
  const unlisted = { ...context, floor: null };
  const limit = (wei(9) * 11n) / 10n;
  expect(buyingWarnings(limit - 1n, unlisted, false)).toEqual([]);
  expect(buyingWarnings(limit, unlisted, false)).toEqual([
    'This is above recent sales. Highest of the last 5 sales: 0.9 ETH.',
  ]);
});

test('says what was paid when you sell below the last five sales, even if nothing is listed', () => {
  const unlisted = { ...context, floor: null, bestOffer: null };
  expect(sellingWarnings(wei(7), unlisted)).toEqual([]);
  expect(sellingWarnings(wei(1), unlisted)).toEqual([
    'This is 85.7% below recent sales. Lowest of the last 5 sales: 0.7 ETH.',
  ]);
  const once = { ...unlisted, sales: [sale(9, '2026-10-01T00:00:00Z')] };
  expect(sellingWarnings(wei(1), once)).toEqual([
    'This is 88.9% below recent sales. The last sale was 0.9 ETH.',
  ]);
});

test('says what was paid when you buy above the last five sales, and ignores older ones', () => {
  expect(buyingWarnings(wei(9), context, true)).toEqual([]);
  expect(buyingWarnings(wei(10), context, false)).toEqual([
    'This is above recent sales. Highest of the last 5 sales: 0.9 ETH.',
  ]);
});

test('says that you can buy for less when you offer more than the floor', () => {
  expect(buyingWarnings(wei(11), context, true)).toContainEqual(
    expect.stringContaining('You can buy one now for 1 ETH'),
  );
});

test('asks to check a price that is ten times the floor or more, or the highest sale without one', () => {
  expect(sellingWarnings(wei(99), context)).toEqual([]);
  expect(sellingWarnings(wei(1_200_000), context)).toEqual([
    'This is more than 10 times the floor: 1 ETH. Check the decimal point.',
  ]);
  const unlisted = { ...context, floor: null, bestOffer: null };
  expect(sellingWarnings(wei(89), unlisted)).toEqual([]);
  expect(sellingWarnings(wei(90), unlisted)).toEqual([
    'This is 10 times the highest recent sale: 0.9 ETH. Check the decimal point.',
  ]);
});

test('compares no price with a floor of zero', () => {
  const free = { ...context, floor: eth(0), bestOffer: null, sales: [] };
  expect(sellingWarnings(wei(10), free)).toEqual([]);
});

test('says nothing when no prices are available', () => {
  const nothing: PriceContext = {
    chainId: 1,
    floor: null,
    isFloorOwn: false,
    bestOffer: null,
    sales: [],
  };
  expect(sellingWarnings(1n, nothing)).toEqual([]);
  expect(buyingWarnings(wei(1000), nothing, true)).toEqual([]);
});
