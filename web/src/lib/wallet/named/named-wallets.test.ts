import { expect, test } from 'vitest';

import { namedWallets } from './named-wallets';

const isPresent = (id: string, page: object): boolean => {
  const wallet = namedWallets({ demoWallet: true }).find((one) => one.id === id);
  if (!wallet) throw new Error(`No wallet is called ${id}.`);
  return wallet.isPresent?.(page) ?? true;
};

test.each([
  ['metaMask', {}, false],
  ['metaMask', { ethereum: {} }, false],
  ['metaMask', { ethereum: { isMetaMask: true } }, true],
  ['injected', {}, false],
  ['injected', { ethereum: null }, false],
  ['injected', { ethereum: {} }, true],
  ['coinbaseWalletSDK', {}, true],
  ['walletConnect', {}, true],
  ['demo', {}, true],
  ['demoSmart', {}, true],
] as const)('%s in a page with %o: %s', (id, page, expected) => {
  expect(isPresent(id, page)).toBe(expected);
});
