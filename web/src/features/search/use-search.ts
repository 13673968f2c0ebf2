import { isWalletAddress, SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';
import { pasted } from '@/lib/format/plain-text';
import { isOnlyClose } from '@/lib/search/is-close';
import { useTraitSearch } from '@/lib/search/trait-search';
import { useAccountsAt, useAccountsNamed } from '@/lib/search/use-accounts-named';
import { useDebouncedValue } from '@/lib/use-debounced-value';
import { accountItem, traitItem, type SearchGroup, type SearchItem } from './search-group';

export type SearchState =
  | { kind: 'tooLong' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  /** `shown` means that at least one of the searches has succeeded (§4 Search). */
  | { kind: 'searching' | 'shown'; groups: readonly SearchGroup[] };

type Query<Found> = {
  data: readonly Found[] | undefined;
  error: unknown;
  refetch: () => unknown;
};

/** Sets `isClose` for a group whose results are all approximate. */
const markedIfClose = (
  group: SearchGroup,
  names: readonly string[] | undefined,
  text: string,
): SearchGroup => ({ ...group, isClose: isOnlyClose(names ?? [], text) });

/** The text is part of the queries' keys, so that earlier results never appear (§5). */
export const useSearch = (typed: string): { state: SearchState; searchNow: () => void } => {
  const text = isWalletAddress(pasted(typed)) ? pasted(typed) : typed;
  // Starts with an empty value, so that text typed before this code had loaded is debounced too.
  const [rested, flush] = useDebouncedValue(text, { initial: '' });
  const isTooLong = text.length > SEARCH_KEY_MAX_LENGTH;
  const key = isTooLong ? '' : text;
  const isAddress = isWalletAddress(key);
  const isAsked = key !== '' && rested === key;
  const byAddress = useAccountsAt(key, isAsked && isAddress);
  const byUsername = useAccountsNamed(key, isAsked && !isAddress);
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
      ? [groupOf('Accounts', byAddress, accountItem)]
      : [
          markedIfClose(
            groupOf('Accounts', byUsername, accountItem),
            byUsername.data?.map(({ username }) => username),
            key,
          ),
          markedIfClose(
            groupOf('Traits', traits, (trait) => traitItem(trait)),
            traits.data?.map(({ traitValue }) => traitValue),
            key,
          ),
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
