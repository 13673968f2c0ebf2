import { Uint256Schema } from '@trait-market/contract/economy/shared';
import { expect, test } from 'vitest';

import { shownSum } from './shown-sum';

test('T66 a volume beyond what a chain can count is shown as the maximum', () => {
  const most = 2n ** 256n - 1n;
  expect(shownSum(most - 1n)).toBe(String(most - 1n));
  for (const sum of [most, most + 1n, 3n * most]) {
    expect(Uint256Schema.parse(shownSum(sum))).toBe(String(most));
  }
});
