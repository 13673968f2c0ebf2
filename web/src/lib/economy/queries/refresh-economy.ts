import type { QueryClient } from '@tanstack/react-query';
import type { WalletAddress } from '@trait-market/contract/shared';

import { CREDITS_QUERY } from '../../credits';
import { publicProfileKey } from '../../public-profile';
import { ECONOMY_QUERIES } from './keys';

export const refreshEconomy = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey.includes(ECONOMY_QUERIES) || queryKey.includes(CREDITS_QUERY),
  });

/** Invalidates user and profile, because a plan changes the picture's border (§6). */
export const refreshTier = async (
  queryClient: QueryClient,
  address: WalletAddress,
): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.currentUser !== undefined }),
    queryClient.invalidateQueries({ queryKey: publicProfileKey(address) }),
  ]);
};
