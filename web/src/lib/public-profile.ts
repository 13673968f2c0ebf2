import { skipToken } from '@tanstack/react-query';
import type { WalletAddress } from '@trait-market/contract/shared';

import { api } from './api';
import { isRefusal } from './app-error';

const profileKey = (address: WalletAddress, ...rest: string[]) => [
  'users',
  address.toLowerCase(),
  ...rest,
];

export const publicProfileKey = (address: WalletAddress) => profileKey(address, 'publicProfile');

/** Fetches the public profile of an address (§3 Public profile). */
export const usePublicProfile = (address: WalletAddress) =>
  api.users.publicProfile.useQuery({
    queryKey: publicProfileKey(address),
    queryData: { params: { address } },
    select: ({ body }) => body,
  });

/**
 * Reads a success of the existence check, whose body isn't documented (§7): the account exists
 * unless the body is `false`, `null`, or an object with `exists: false`.
 */
const isKnown = (body: unknown): boolean => {
  if (typeof body === 'object' && body !== null)
    return !('exists' in body && body.exists === false);
  return body !== false && body !== null;
};

/**
 * Fetches whether an account exists (§7 existence check). Requested only when needed, because an
 * account may have no public profile.
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
