import { expect, test } from 'vitest';

import { createWagmiConfig } from './wagmi-config';

test('§9 Enabled chains: Ethereum mainnet and Polygon, and no other', () => {
  const { chains } = createWagmiConfig({ rpcUrls: { '1': null, '137': null } });
  expect(chains.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([1, 137]);
});
