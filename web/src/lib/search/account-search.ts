import { skipToken } from '@tanstack/react-query';

import { api } from '../api';

/**
 * Searches accounts by wallet address (§7). Without `isWanted` only cached results are returned.
 */
export const useAddressSearch = (address: string, isWanted: boolean) =>
  api.users.searchByAddress.useQuery({
    queryKey: ['users', 'search', address],
    queryData: isWanted ? { query: { searchKey: address } } : skipToken,
    select: ({ body }) => body,
  });

/** Searches accounts by username (§7). Without `isWanted` only cached results are returned. */
export const useUsernameSearch = (name: string, isWanted: boolean) =>
  api.users.searchByUsername.useQuery({
    queryKey: ['users', 'searchByUsername', name],
    queryData: isWanted ? { query: { searchKey: name } } : skipToken,
    select: ({ body }) => body,
  });
