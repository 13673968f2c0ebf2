import { expect, test } from 'vitest';

import { displayPrice, rowCost, rowPrice, rowProceeds } from './rounded-price';

test.each([
  ['0', '0 ETH'],
  ['1', '0.000000000000000001 ETH'],
  ['41200000000000000', '0.0412 ETH'],
  ['233900000000000000', '0.234 ETH'],
  ['233400000000000001', '0.233 ETH'],
  ['999950000000000000', '1 ETH'],
  ['12345600000000000001', '12.3 ETH'],
  ['1234500000000000000000', '1,235 ETH'],
  ['1234567000000000000000000', '1,234,567 ETH'],
])('E579 a large figure shows %s wei as %s', (amount, shown) => {
  expect(displayPrice({ chainId: 1, coin: 'native', amount })).toBe(shown);
});

test.each([
  ['0', '0 ETH'],
  ['147167500000000000', '0.14717 ETH'],
  ['120450000000000000', '0.12045 ETH'],
  ['633080665000000000000', '633.08 ETH'],
  ['1234567800000000000000000', '1,234,568 ETH'],
])('E596 a row of received offers shows %s wei as %s', (amount, shown) => {
  expect(rowPrice({ chainId: 1, coin: 'native', amount })).toBe(shown);
});

test.each([
  ['147167500000000000', '0.14716 ETH'],
  ['147169999999999999', '0.14716 ETH'],
  ['147160000000000000', '0.14716 ETH'],
  ['633089999000000000000', '633.08 ETH'],
])('E596 what the user gets is rounded down: %s wei as %s', (amount, shown) => {
  expect(rowProceeds({ chainId: 1, coin: 'native', amount })).toBe(shown);
});

test.each([
  ['147167500000000000', '0.14717 ETH'],
  ['147160000000000001', '0.14717 ETH'],
  ['147160000000000000', '0.14716 ETH'],
  ['633080000000000000001', '633.09 ETH'],
])('E596 what the user pays is rounded up: %s wei as %s', (amount, shown) => {
  expect(rowCost({ chainId: 1, coin: 'native', amount })).toBe(shown);
});
