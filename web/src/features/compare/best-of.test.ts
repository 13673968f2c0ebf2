import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { expect, test } from 'vitest';

import { bestOf, valuesOfPrices } from './best-of';

test.each([
  ['the lowest', [3, 1, 2], 'low', [false, true, false]],
  ['the highest', [3n, 1n, 2n], 'high', [true, false, false]],
  ['several that are equally good', [1, 1, 2], 'low', [true, true, false]],
  ['the better one next to a missing one', [null, 1, 2], 'low', [false, true, false]],
  ['none of equal values', [1, 1, null], 'low', [false, false, false]],
  ['no single value', [1, null], 'low', [false, false]],
  ['nothing while a value is unknown', [1, undefined, 2], 'low', [false, false, false]],
  ['nothing without values', [null, null], 'high', [false, false]],
] as const)('E335 marks %s', (_, values, prefers, marked) => {
  expect(bestOf(values, prefers)).toEqual(marked);
});

const at = new Date(rates.at);
const fresh = { kind: 'fresh', worth: rates.worth, at } as const;
const ether = (chainId: 1 | 137, amount: bigint) => ({
  chainId,
  coin: 'native' as const,
  amount: String(amount),
});

test('E335 prices of two networks are compared by current rates, and without rates not at all', () => {
  const prices = [ether(1, 10n ** 18n), ether(137, 2n * 10n ** 18n), null];
  expect(bestOf(valuesOfPrices(prices, fresh), 'low')).toEqual([false, true, false]);
  expect(bestOf(valuesOfPrices(prices, fresh), 'high')).toEqual([true, false, false]);
  for (const rateState of [{ kind: 'stale', at }, { kind: 'failed' }, { kind: 'loading' }] as const)
    expect(bestOf(valuesOfPrices(prices, rateState), 'low')).toEqual([false, false, false]);
});

test('E335 prices of one network need no rates, and differ by a single wei', () => {
  const prices = [ether(1, 10n ** 18n), ether(1, 10n ** 18n + 1n)];
  expect(bestOf(valuesOfPrices(prices, { kind: 'failed' }), 'low')).toEqual([true, false]);
});
