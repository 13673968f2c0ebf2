import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { sumUp, type Trade } from './gains';

const about = { traitId: 't1', at: 0 };
const bought = (editions: number, price: bigint): Trade => ({
  ...about,
  kind: 'came',
  editions,
  price,
});
const got = (editions: number): Trade => ({ ...about, kind: 'came', editions, price: undefined });
const sold = (editions: number, price: bigint, fees = 0n): Trade => ({
  ...about,
  kind: 'sold',
  editions,
  price,
  fees,
});
const given = (editions: number): Trade => ({ ...about, kind: 'given', editions });

describe('E93 first in, first out', () => {
  test('E93 sells first what came first, whatever it cost', () => {
    const { closed } = sumUp([bought(1, 5n), bought(1, 9n), sold(1, 7n)], 0);
    expect(closed).toEqual({ editions: 1, paid: 5n, got: 7n });
  });

  test('deducts fees from the proceeds', () => {
    const { closed, sold: all } = sumUp([bought(2, 10n), sold(2, 30n, 3n)], 0);
    expect(closed).toEqual({ editions: 2, paid: 20n, got: 27n });
    expect(all).toEqual({ editions: 2, amount: 30n, fees: 3n });
  });

  test('treats what was there at the start as first, without a price', () => {
    const sums = sumUp([bought(1, 5n), sold(2, 20n)], 1);
    expect(sums.withoutPrice).toEqual({ editions: 1, got: 10n });
    expect(sums.closed).toEqual({ editions: 1, paid: 5n, got: 10n });
  });

  test('what was minted or traded for has no price, and what is given away has no gain', () => {
    const sums = sumUp([got(1), bought(1, 5n), given(1), sold(1, 8n)], 0);
    expect(sums.withoutPrice.editions).toBe(0);
    expect(sums.closed).toEqual({ editions: 1, paid: 5n, got: 8n });
  });
});

const anyTrade = fc.oneof(
  fc
    .record({ editions: fc.integer({ min: 1, max: 5 }), price: fc.bigInt(1n, 10n ** 20n) })
    .map(({ editions, price }) => bought(editions, price)),
  fc.integer({ min: 1, max: 5 }).map(got),
  fc.integer({ min: 1, max: 5 }).map(given),
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.bigInt(10n, 10n ** 20n), fc.bigInt(0n, 9n))
    .map(([editions, price, fees]) => sold(editions, price, fees)),
);

test('E93 counts each sold edition once, and every wei of it, whatever was traded', () => {
  fc.assert(
    fc.property(fc.array(anyTrade), fc.integer({ min: 0, max: 9 }), (trades, before) => {
      const { bought: all, sold: out, closed, withoutPrice } = sumUp(trades, before);
      expect(closed.editions + withoutPrice.editions).toBe(out.editions);
      expect(closed.got + withoutPrice.got).toBe(out.amount - out.fees);
      expect(closed.editions <= all.editions && closed.paid <= all.amount).toBe(true);
    }),
  );
});
