import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';

import { grouped } from '@/lib/format/grouped';

import type { SearchGroup } from './search-group';
import type { SearchState } from './use-search';

const nouns: Record<SearchGroup['name'], readonly [one: string, more: string]> = {
  Accounts: ['account', 'accounts'],
  Traits: ['trait', 'traits'],
};

const countOf = ({ name, items: { length } }: SearchGroup): string =>
  `${length} ${nouns[name][length === 1 ? 0 : 1]}`;

/** The status for screen readers. `isSeen`: also visible, because nothing else is. */
export type SearchWords = { words: string; isSeen: boolean };

/** `others`: the number of collections and avatars found; undefined while they're searched. */
export const searchWords = (
  state: SearchState,
  textLength: number,
  others: number | undefined,
): SearchWords => {
  if (state.kind === 'failed') return { words: '', isSeen: false };
  if (state.kind === 'tooLong')
    return {
      words: `A search can have up to ${SEARCH_KEY_MAX_LENGTH} characters. This one has ${grouped(textLength)}. Shorten it and try again.`,
      isSeen: true,
    };
  const found = state.groups.filter(({ items }) => items.length > 0);
  if (found.length > 0) return { words: found.map(countOf).join(', '), isSeen: false };
  if (state.groups.some(({ status }) => status === 'searching'))
    return { words: 'Searching', isSeen: false };
  if (others === undefined) return { words: 'Searching', isSeen: true };
  if (others > 0) return { words: 'Found among collections and avatars:', isSeen: true };
  return { words: 'No matches found.', isSeen: true };
};
