import type { ChainId } from '@trait-market/contract/economy/shared';
import { useQuery } from '@tanstack/react-query';
import type { WalletAddress } from '@trait-market/contract/shared';

import { useChainReader } from '@/lib/chain/chain-reader';
import { bearerKey } from '@/lib/query-client';
import { useToken } from '@/lib/session/session-context';

export const useBalance = (chainId: ChainId, address: WalletAddress) => {
  const chain = useChainReader();
  const token = useToken();
  return useQuery({
    queryKey: bearerKey(token, 'balance', String(chainId), address.toLowerCase()),
    queryFn: () => chain.balance(chainId, address),
    enabled: chain.canRead(chainId),
  });
};
