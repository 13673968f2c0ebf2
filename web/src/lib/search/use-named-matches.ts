import { isWalletAddress } from '@trait-market/contract/shared';

import { pasted } from '@/lib/format/plain-text';

import { isOnlyClose } from './is-close';
import { useAccountsAt, useAccountsNamed } from './use-accounts-named';
import { useAvatarsNamed, useCollectionsNamed } from './use-named';
import { namedAccount } from './named-items';

/** Searches accounts by their address or name, as the header does. */
const useNamedAccounts = (name: string) => {
  const address = pasted(name);
  const isAddress = isWalletAddress(address);
  const byAddress = useAccountsAt(address, isAddress);
  const byUsername = useAccountsNamed(name, !isAddress);
  if (isAddress)
    return {
      query: byAddress,
      items: byAddress.data?.map(namedAccount),
      isClose: false,
    };
  const usernames = byUsername.data?.map(({ username }) => username) ?? [];
  return {
    query: byUsername,
    items: byUsername.data?.map(namedAccount),
    isClose: isOnlyClose(usernames, name),
  };
};

/** Searches collections, avatars and accounts by the name of a search for traits. */
export const useNamedMatches = (name: string) => ({
  collections: useCollectionsNamed(name),
  avatars: useAvatarsNamed(name),
  accounts: useNamedAccounts(name),
});
