import type { Price } from '@trait-market/contract/economy/shared';
import { expect, test } from 'vitest';

import { exactPrice, shortPrice } from './short-price';

const ether = (amount: string): Price => ({ chainId: 1, coin: 'native', amount });

test.each([
  ['0', '0 ETH'],
  ['250000000000000000', '0.25 ETH'],
  ['120400000000000000', '0.1204 ETH'],
  ['12000000000000000000', '12 ETH'],
  ['1250000000000000000000', '1,250 ETH'],
  ['1234567000000000000000000', '1,234,567 ETH'],
  ['120456000000000000', '0.120456 ETH'],
  ['1222233000000000000000', '1,222.233 ETH'],
  ['120456780000000000', '0.12045678 ETH'],
  ['120456789000000000', '≈\u00A00.1205 ETH'],
  ['120449999999999999', '≈\u00A00.1204 ETH'],
  ['999990000000000001', '≈\u00A01 ETH'],
  ['12345600000000000001', '≈\u00A012.35 ETH'],
  ['1250500000000000000001', '≈\u00A01,251 ETH'],
  ['1', '0.000000000000000001 ETH'],
  ['12345', '≈\u00A00.00000000000001235 ETH'],
])('shows %s wei as %s', (amount, shown) => {
  expect(shortPrice(ether(amount))).toBe(shown);
});

test('each chain has its own coins', () => {
  const amount = '1000000000000000000';
  expect(shortPrice({ chainId: 1, coin: 'wrapped', amount })).toBe('1 WETH');
  expect(shortPrice({ chainId: 137, coin: 'native', amount })).toBe('1 POL');
  expect(shortPrice({ chainId: 137, coin: 'wrapped', amount })).toBe('1 WPOL');
});

test('marks what was rounded', () => {
  expect(exactPrice(ether('120456000000000001'))).toBe('0.120456000000000001 ETH');
});
