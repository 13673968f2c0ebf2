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

/** Fetches the public profile of an address; nothing without one. */
export const usePublicProfileOf = (address: WalletAddress | undefined) =>
  api.users.publicProfile.useQuery({
    queryKey: address === undefined ? ['users', 'publicProfile'] : publicProfileKey(address),
    queryData: address === undefined ? skipToken : { params: { address } },
    select: ({ body }) => body,
  });

export const usePublicProfile = (address: WalletAddress) => usePublicProfileOf(address);

/** Treats `false`, `null` and `exists: false` as missing: the body is undocumented (§7). */
const isKnown = (body: unknown): boolean => {
  if (typeof body === 'object' && body !== null)
    return !('exists' in body && body.exists === false);
  return body !== false && body !== null;
};

/** Fetches whether an account exists. Needed only for an account without a public profile (§7). */
export const useAccountExists = (address: WalletAddress, isWanted: boolean) => {
  const { data, error, ...query } = api.users.exists.useQuery({
    queryKey: profileKey(address, 'exists'),
    queryData: isWanted ? { params: { id: address } } : skipToken,
    select: ({ body }) => isKnown(body),
  });
  const isUnknown = isRefusal(error, 404);
  return { ...query, exists: isUnknown ? false : data, error: isUnknown ? null : error };
};
