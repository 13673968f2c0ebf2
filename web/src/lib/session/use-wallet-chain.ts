import { useQuery } from '@tanstack/react-query';

import { useConnectedAddress, useSessionStore } from './session-context';

/** Returns the id of the wallet's network, read again on focus; undefined while it isn't known. */
export const useWalletChain = (): number | undefined => {
  const { loadWallet } = useSessionStore();
  const address = useConnectedAddress();
  const { data } = useQuery({
    queryKey: ['wallet-chain', address],
    queryFn: async () => (await (await loadWallet()).chainId()) ?? null,
    enabled: address !== undefined,
    // Not every wallet announces a switch to the page.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return data ?? undefined;
};
