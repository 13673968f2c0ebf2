import { skipToken } from '@tanstack/react-query';

import { api } from '@/lib/api';

/** Searches accounts by name. If not `isWanted`, returns only cached results (§7). */
export const useAccountsNamed = (name: string, isWanted = true) =>
  api.users.searchByUsername.useQuery({
    queryKey: ['users', 'searchByUsername', name],
    queryData: isWanted ? { query: { searchKey: name } } : skipToken,
    select: ({ body }) => body,
  });

/** Searches accounts by address. If not `isWanted`, returns only cached results (§7). */
export const useAccountsAt = (address: string, isWanted = true) =>
  api.users.searchByAddress.useQuery({
    queryKey: ['users', 'search', address],
    queryData: isWanted ? { query: { searchKey: address } } : skipToken,
    select: ({ body }) => body,
  });
