/** What wallets put into a page before they announced themselves by EIP-6963. */
export const injectedProvider = (page: object): object | undefined =>
  'ethereum' in page && typeof page.ethereum === 'object' && page.ethereum !== null
    ? page.ethereum
    : undefined;
