export const walletSites = [
  { name: 'MetaMask', href: 'https://metamask.io/download' },
  { name: 'Coinbase Wallet', href: 'https://www.coinbase.com/wallet' },
  { name: 'Rainbow', href: 'https://rainbow.me' },
] as const;

/** MetaMask requires the address unencoded without its scheme, Coinbase Wallet encoded. */
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
