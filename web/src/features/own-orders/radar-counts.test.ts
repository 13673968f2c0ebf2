import { dormantListing } from '@trait-market/contract/fixtures/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallet-orders';
import { expect, test } from 'vitest';

import { countsText, radarCounts } from './radar-counts';

const fillable: WalletOrder = { ...dormantListing, state: { kind: 'fillable' } };

test.each([
  [[], 'No signature of yours can be executed.'],
  [[fillable], '1 signature of yours can still be executed: 1 now, none is dormant.'],
  [[fillable, dormantListing], '2 signatures of yours can still be executed: 1 now, 1 is dormant.'],
  [
    [dormantListing, dormantListing, fillable],
    '3 signatures of yours can still be executed: 1 now, 2 are dormant.',
  ],
])('case %#: counted in words', (orders, words) => {
  expect(countsText(radarCounts(orders))).toBe(words);
});

test('each chain is counted by itself', () => {
  const { byChain } = radarCounts([fillable, fillable, { ...dormantListing, chainId: 137 }]);
  expect(byChain).toEqual({ 1: 2, 137: 1 });
});
