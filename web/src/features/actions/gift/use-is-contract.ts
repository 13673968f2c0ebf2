import { useQuery } from '@tanstack/react-query';
import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { useChainReader } from '@/lib/chain/chain-reader';

/** Checks whether an address is a contract; fails where no node of the chain is configured. */
export const useIsContract = (chainId: ChainId, address: WalletAddress) => {
  const chain = useChainReader();
  return useQuery({
    queryKey: ['is-contract', String(chainId), address.toLowerCase()],
    queryFn: () => chain.isContract(chainId, address),
    retry: false,
  });
};
