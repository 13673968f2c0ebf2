import type { WalletOption } from './wallet';

/** What wallets put into a page before they announced themselves by EIP-6963. */
const injectedInto = (page: object): object | undefined =>
  'ethereum' in page && typeof page.ethereum === 'object' && page.ethereum !== null
    ? page.ethereum
    : undefined;

/** Whether the wallet can answer: found in the page, or in need of no installation. */
export const isPresent = (kind: WalletOption['kind'], page: object): boolean => {
  const injected = injectedInto(page);
  switch (kind) {
    case 'injected':
      return injected !== undefined;
    case 'extension':
      return injected !== undefined && 'isMetaMask' in injected && injected.isMetaMask === true;
    default:
      return true;
  }
};
