import { skipToken } from '@tanstack/react-query';

import { api } from '../api';

/** Accounts by their wallet address (§7). Asks when it is wanted; gives what is known before. */
export const useAddressSearch = (address: string, isWanted: boolean) =>
  api.users.searchByAddress.useQuery({
    queryKey: ['users', 'search', address],
    queryData: isWanted ? { query: { searchKey: address } } : skipToken,
    select: ({ body }) => body,
  });

/** Accounts by their username (§7). Asks when it is wanted; gives what is known before. */
export const useUsernameSearch = (name: string, isWanted: boolean) =>
  api.users.searchByUsername.useQuery({
    queryKey: ['users', 'searchByUsername', name],
    queryData: isWanted ? { query: { searchKey: name } } : skipToken,
    select: ({ body }) => body,
  });
