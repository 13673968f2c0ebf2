import { skipToken } from '@tanstack/react-query';
import type { WalletAddress } from '@trait-market/contract/wallet-address';

import { api } from './api';
import { isRefusal } from './app-error';

const profileKey = (address: WalletAddress, ...rest: string[]) => [
  'users',
  address.toLowerCase(),
  ...rest,
];

export const publicProfileKey = (address: WalletAddress) => profileKey(address, 'publicProfile');

/** What anyone may see of the holder of an address (§3 Public profile). */
export const usePublicProfile = (address: WalletAddress) =>
  api.users.publicProfile.useQuery({
    queryKey: publicProfileKey(address),
    queryData: { params: { address } },
    select: ({ body }) => body,
  });

/** The answer's fields are not documented (§7): the address is known unless it is said not to be. */
const isKnown = (body: unknown): boolean =>
  !(typeof body === 'object' && body !== null && 'exists' in body && body.exists === false);

/**
 * Whether the address belongs to an account at all (§7 existence check). Asked only when wanted: an
 * account may exist and have no public profile.
 */
export const useAccountExists = (address: WalletAddress, isWanted: boolean) => {
  const { data, error, ...query } = api.users.exists.useQuery({
    queryKey: profileKey(address, 'exists'),
    queryData: isWanted ? { params: { id: address } } : skipToken,
    select: ({ body }) => isKnown(body),
  });
  const isUnknown = isRefusal(error, 404);
  return { ...query, exists: isUnknown ? false : data, error: isUnknown ? null : error };
};
