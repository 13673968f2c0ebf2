import { expect, test } from 'vitest';

import { walletAppLinks, walletSites } from './wallet-sites';

test('a page opens in the wallet apps with its path and query', () => {
  expect(walletAppLinks('https://trait.example/market/?name=hat&x=1#top')).toEqual([
    { name: 'MetaMask', href: 'https://link.metamask.io/dapp/trait.example/market/?name=hat&x=1' },
    {
      name: 'Coinbase Wallet',
      href: 'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Ftrait.example%2Fmarket%2F%3Fname%3Dhat%26x%3D1%23top',
    },
  ]);
});

test('wallets can only be downloaded over https', () => {
  for (const { href } of walletSites) expect(new URL(href).protocol).toBe('https:');
});
