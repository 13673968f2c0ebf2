import { expect, test } from 'vitest';

import { coinText } from './coin-amount';

test('shows an amount to the last digit, with its network’s symbol', () => {
  expect(coinText(1, 'native', 120_000_000_000_000_001n)).toBe('0.120000000000000001 ETH');
  expect(coinText(137, 'wrapped', 5_000_000_000_000_000_000n)).toBe('5 WPOL');
  expect(coinText(137, 'native', 2_449_223_500_000_000_000_000n)).toBe('2,449.2235 POL');
});
