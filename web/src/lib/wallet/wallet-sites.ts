export const walletSites = [
  { name: 'MetaMask', href: 'https://metamask.io/download' },
  { name: 'Coinbase Wallet', href: 'https://www.coinbase.com/wallet' },
  { name: 'Rainbow', href: 'https://rainbow.me' },
] as const;

/**
 * Returns links that open the page in a wallet's own browser. MetaMask's link contains the page's
 * URL unencoded and without the scheme; Coinbase Wallet's contains the whole URL, encoded.
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
