import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { rates } from '../../../fixtures/economy/rates';
import { LARGEST_UINT256 } from '../shared/amount';
import { convert, sumIn } from './convert';
import type { Worth } from './rates.schema';
import { UNIT_DECIMALS, UNITS } from '../shared/units';

const { worth } = rates;
const ETHER = 10n ** 18n;

test.each([
  [ETHER, 'eth', 'usd', 300_000n],
  [ETHER, 'eth', 'pol', 6_000n * ETHER],
  [300_000n, 'usd', 'eth', ETHER],
  [66n, 'aud', 'usd', 44n],
  [1n, 'eth', 'usd', 0n],
  // Half cents round away from 0, for gains and losses alike.
  [10n ** 16n, 'pol', 'usd', 1n],
  [-(10n ** 16n), 'pol', 'usd', -1n],
] as const)('%s units of %s in %s are %s', (amount, from, to, expected) => {
  expect(convert(worth, amount, from, to)).toBe(expected);
});

test('without a rate there is no estimate, and the same unit needs none', () => {
  expect(convert({ eth: '3000' }, 1n, 'eth', 'eur')).toBeUndefined();
  expect(convert({ eth: '3000' }, 1n, 'eur', 'eth')).toBeUndefined();
  expect(convert({}, 5n, 'eth', 'eth')).toBe(5n);
});

test('a sum only needs the rates of coins that are in it', () => {
  const amounts = [
    { chainId: 1, amount: String(ETHER) },
    { chainId: 137, amount: String(2n * ETHER) },
  ] as const;
  expect(sumIn(worth, amounts, 'usd')).toBe(300_100n);
  expect(sumIn({ eth: '3000', usd: '1' }, amounts, 'usd')).toBeUndefined();
  const none = [amounts[0], { chainId: 137, amount: '0' }] as const;
  expect(sumIn({ eth: '3000', usd: '1' }, none, 'usd')).toBe(300_000n);
  expect(sumIn({}, [], 'usd')).toBe(0n);
});

const anyRate = fc
  .tuple(fc.bigInt(0n, 10n ** 18n - 1n), fc.bigInt(1n, 10n ** 18n - 1n))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(18, '0')}`);
const anyWorth: fc.Arbitrary<Worth> = fc.record({
  eth: anyRate,
  pol: anyRate,
  usd: anyRate,
  aud: anyRate,
  eur: anyRate,
});
const anyUnit = fc.constantFrom(...UNITS);
const anyAmount = fc.bigInt(0n, LARGEST_UINT256);

describe('for any rates and amounts', () => {
  test('E90 converting there and back stays within one rounding of either unit', () => {
    fc.assert(
      fc.property(anyWorth, anyUnit, anyUnit, anyAmount, (rate, from, to, amount) => {
        const there = convert(rate, amount, from, to) ?? -1n;
        const back = convert(rate, there, to, from) ?? -1n;
        const smallestPart = convert(rate, 1n, to, from) ?? -1n;
        const difference = back > amount ? back - amount : amount - back;
        expect(difference <= smallestPart + 1n).toBe(true);
      }),
    );
  });

  test('an amount is never negative, more is never worth less, and a loss mirrors a gain', () => {
    fc.assert(
      fc.property(
        anyWorth,
        anyUnit,
        anyUnit,
        anyAmount,
        anyAmount,
        (rate, from, to, one, other) => {
          const [low, high] = one < other ? [one, other] : [other, one];
          const [less, more] = [convert(rate, low, from, to), convert(rate, high, from, to)];
          expect(less !== undefined && more !== undefined && 0n <= less && less <= more).toBe(true);
          expect(convert(rate, -high, from, to)).toBe(-(more ?? 1n));
        },
      ),
    );
  });

  test('E90 the result is exact to half of the smallest unit, however large', () => {
    fc.assert(
      fc.property(anyAmount, anyUnit, anyUnit, (amount, from, to) => {
        const scaled = amount * 10n ** BigInt(UNIT_DECIMALS[to]);
        const same = { [from]: '1', [to]: '1' };
        const parts = (convert(same, amount, from, to) ?? -1n) * 10n ** BigInt(UNIT_DECIMALS[from]);
        const off = parts > scaled ? parts - scaled : scaled - parts;
        expect(off * 2n <= 10n ** BigInt(UNIT_DECIMALS[from])).toBe(true);
      }),
    );
  });
});
