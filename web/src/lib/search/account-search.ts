import { skipToken } from '@tanstack/react-query';

import { api } from '../api';

/** If not `isWanted`, sends no request and returns only cached results (§7). */
export const useAddressSearch = (address: string, isWanted: boolean) =>
  api.users.searchByAddress.useQuery({
    queryKey: ['users', 'search', address],
    queryData: isWanted ? { query: { searchKey: address } } : skipToken,
    select: ({ body }) => body,
  });

/** If not `isWanted`, sends no request and returns only cached results (§7). */
export const useUsernameSearch = (name: string, isWanted: boolean) =>
  api.users.searchByUsername.useQuery({
    queryKey: ['users', 'searchByUsername', name],
    queryData: isWanted ? { query: { searchKey: name } } : skipToken,
    select: ({ body }) => body,
  });
