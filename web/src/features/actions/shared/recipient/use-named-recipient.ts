import { skipToken } from '@tanstack/react-query';
import { SEARCH_KEY_MAX_LENGTH, type WalletAddress } from '@trait-market/contract/shared';

import { api } from '@/lib/api';
import { errorText, missingStatus } from '@/lib/app-error';
import type { Read } from '@/lib/economy/amounts/parse-amount';
import { pasted } from '@/lib/format/plain-text';
import { usePublicProfileOf } from '@/lib/public-profile';
import { useDebouncedValue } from '@/lib/use-debounced-value';

import { isSameName, readNamed } from './named-recipient';

type Named = { isPending: boolean; read: Read<WalletAddress> };

const WAITING: Named = {
  isPending: true,
  read: { error: 'Looking for the account. Wait a moment.' },
};

/**
 * Finds the account of a username, whose own profile must have the name too, because the search alone
 * could return another address. Undefined for an address and an empty text.
 */
export const useNamedRecipient = (entered: string): Named | undefined => {
  const name = entered.trim();
  const isName = name !== '' && !/^0x/i.test(pasted(name)) && name.length <= SEARCH_KEY_MAX_LENGTH;
  const [rested] = useDebouncedValue(name);
  const search = api.users.searchByUsername.useQuery({
    queryKey: ['users', 'searchByUsername', rested],
    queryData: isName && rested === name ? { query: { searchKey: name } } : skipToken,
    select: ({ body }) => body,
  });
  const found = isName && search.data ? readNamed(name, search.data) : undefined;
  const profile = usePublicProfileOf(found?.value);
  if (!isName) return undefined;
  if (search.error !== null) return { isPending: false, read: { error: errorText(search.error) } };
  if (found === undefined || rested !== name) return WAITING;
  if (found.value === undefined) return { isPending: false, read: found };
  if (profile.error !== null && missingStatus(profile.error) === undefined)
    return { isPending: false, read: { error: errorText(profile.error) } };
  if (profile.isPending) return WAITING;
  const isConfirmed = isSameName(profile.data?.username ?? '', name);
  return {
    isPending: false,
    read: isConfirmed
      ? found
      : { error: 'This account’s profile has another name now. Enter the address.' },
  };
};
