import { isWalletAddress, SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';

import { useAddressSearch, useUsernameSearch } from '@/lib/search/account-search';
import { useTraitSearch } from '@/lib/search/trait-search';
import { useDebouncedValue } from '@/lib/use-debounced-value';

import { isOnlyClose } from './is-close';
import { accountItem, traitItem, type SearchGroup, type SearchItem } from './search-group';

export type SearchState =
  | { kind: 'tooLong' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  /** `shown`: any of the searches succeeded, so there are results to show (§4 Search). */
  | { kind: 'searching' | 'shown'; groups: readonly SearchGroup[] };

type Query<Found> = {
  data: readonly Found[] | undefined;
  /** Of the last time it was asked; none while it is asked again. */
  error: unknown;
  refetch: () => unknown;
};

/** A group of which nothing is spelled as it was searched for says so. */
const markedIfClose = (group: SearchGroup, text: string): SearchGroup => ({
  ...group,
  isClose: isOnlyClose(
    group.items.map(({ name }) => name),
    text,
  ),
});

/**
 * Searches for a text that has rested: for an address among accounts by address, for anything else
 * among usernames and traits at once (§5).
 *
 * Every query's key holds the text as it is now, so an answer to an earlier text is never shown, and
 * the request for it, which nobody waits for any more, is aborted. A text whose answer is still known
 * shows it without waiting.
 *
 * @param text trimmed and not empty
 */
export const useSearch = (text: string): { state: SearchState; searchNow: () => void } => {
  // What was typed before this code was loaded has to rest too.
  const [rested, flush] = useDebouncedValue(text, { initial: '' });
  const isTooLong = text.length > SEARCH_KEY_MAX_LENGTH;
  const key = isTooLong ? '' : text;
  const isAddress = isWalletAddress(key);
  const isAsked = key !== '' && rested === key;
  const byAddress = useAddressSearch(key, isAsked && isAddress);
  const byUsername = useUsernameSearch(key, isAsked && !isAddress);
  const traits = useTraitSearch(key, isAsked && !isAddress);

  const groupOf = <Found>(
    name: SearchGroup['name'],
    { data, error, refetch }: Query<Found>,
    itemOf: (found: Found) => SearchItem,
  ): SearchGroup => {
    if (data) return { name, status: 'found', items: data.map(itemOf) };
    if (error && isAsked)
      return { name, status: 'failed', items: [], error, retry: () => void refetch() };
    return { name, status: 'searching', items: [] };
  };

  const state = ((): SearchState => {
    if (isTooLong) return { kind: 'tooLong' };
    const groups = isAddress
      ? [groupOf('Accounts', byAddress, (account) => accountItem(account))]
      : [
          groupOf('Accounts', byUsername, (account) => accountItem(account, account.username)),
          markedIfClose(groupOf('Traits', traits, traitItem), key),
        ];
    if (groups.some(({ status }) => status === 'found')) return { kind: 'shown', groups };
    const failed = groups.filter((group) => group.status === 'failed');
    if (failed.length < groups.length) return { kind: 'searching', groups };
    return {
      kind: 'failed',
      error: failed[0]?.error,
      retry: () => {
        for (const { retry } of failed) retry();
      },
    };
  })();

  return { state, searchNow: state.kind === 'failed' ? state.retry : flush };
};
