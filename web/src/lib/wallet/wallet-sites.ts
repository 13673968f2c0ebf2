/** Where wallets are to be had: their makers' own sites. */
export const walletSites = [
  { name: 'MetaMask', href: 'https://metamask.io/download' },
  { name: 'Coinbase Wallet', href: 'https://www.coinbase.com/wallet' },
  { name: 'Rainbow', href: 'https://rainbow.me' },
] as const;

/**
 * Links that open a page inside the browser of a wallet's app, where the wallet is present. MetaMask
 * takes the address without its scheme and as it is, Coinbase Wallet takes all of it encoded.
 */
export const walletAppLinks = (page: string): readonly { name: string; href: string }[] => {
  const { href, host, pathname, search } = new URL(page);
  return [
    { name: 'MetaMask', href: `https://link.metamask.io/dapp/${host}${pathname}${search}` },
    {
      name: 'Coinbase Wallet',
      href: `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(href)}`,
    },
  ];
};
