import type { Price } from '@trait-market/contract/economy/shared';
import { expect, test } from 'vitest';

import { countText, priceFigure } from './price-text';

const ether = (amount: string): Price => ({ chainId: 1, coin: 'native', amount });

test.each([
  ['210000000000000000', '0.21'],
  ['1000000000000000000', '1'],
  ['303700000000000000', '0.3037'],
  ['303749999999999999', '~0.3037'],
  ['999999000000000000', '~1'],
  ['1778925000000000000000', '~1,779'],
  ['1234567000000000000000000', '1,234,567'],
  ['1', '0.000000000000000001'],
  ['0', '0'],
])('%s wei are shown as %s ETH', (amount, value) => {
  expect(priceFigure('Floor', ether(amount), '')).toEqual({ label: 'Floor', value, unit: 'ETH' });
});

test('a price has the symbol of its coin', () => {
  const price: Price = { chainId: 137, coin: 'wrapped', amount: '1000000000000000000' };
  expect(priceFigure('Floor', price, '')).toMatchObject({ value: '1', unit: 'WPOL' });
});

test.each([null, undefined, ether('9'.repeat(60))])(
  'without a price there is no unit (%#)',
  (price) => {
    expect(priceFigure('Floor', price, 'Not listed')).toEqual({
      label: 'Floor',
      value: 'Not listed',
    });
  },
);

test('a count has the form of its number', () => {
  expect([countText(1, 'trait'), countText(1200, 'trait')]).toEqual(['1 trait', '1,200 traits']);
});
