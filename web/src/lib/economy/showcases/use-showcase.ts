import { skipToken, useQueryClient } from '@tanstack/react-query';
import { isKnownItem, showcasesContract } from '@trait-market/contract/economy/showcases';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';

import { ECONOMY_QUERIES } from '../queries/keys';

const showcasesApi = initTsrReactQuery(showcasesContract, apiOptions);

const keyOf = (address: WalletAddress): string[] => [
  ECONOMY_QUERIES,
  'showcase',
  address.toLowerCase(),
];

export const useShowcase = (address: WalletAddress, isWanted: boolean) =>
  showcasesApi.ofWallet.useQuery({
    queryKey: keyOf(address),
    queryData: isWanted ? { params: { address } } : skipToken,
    select: ({ body }) => body.items.filter(isKnownItem),
  });

export const useSaveShowcase = (address: WalletAddress) => {
  const queryClient = useQueryClient();
  return showcasesApi.save.useMutation({
    onSuccess: (saved) => void queryClient.setQueryData(keyOf(address), saved),
  });
};
