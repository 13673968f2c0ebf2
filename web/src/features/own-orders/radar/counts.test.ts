import { dormantListing } from '@trait-market/contract/fixtures/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { expect, test } from 'vitest';

import { countsText, radarCounts } from './counts';

const fillable: WalletOrder = { ...dormantListing, state: { kind: 'fillable' } };

test.each([
  [[], 'You have no open orders.'],
  [[fillable], '1 open order: 1 active, 0 inactive.'],
  [[fillable, dormantListing], '2 open orders: 1 active, 1 inactive.'],
  [[dormantListing, dormantListing, fillable], '3 open orders: 1 active, 2 inactive.'],
])('puts counts into words, case %#', (orders, words) => {
  expect(countsText(radarCounts(orders))).toBe(words);
});

test('counts each chain separately', () => {
  const { byChain } = radarCounts([fillable, fillable, { ...dormantListing, chainId: 137 }]);
  expect(byChain).toEqual({ 1: 2, 137: 1 });
});
