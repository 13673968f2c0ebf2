import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';

import { grouped } from '@/lib/format/grouped';

import type { SearchGroup, SearchItem } from './search-group';
import type { SearchState } from './use-search';

const nouns: Record<SearchItem['kind'], readonly [one: string, more: string]> = {
  account: ['account', 'accounts'],
  trait: ['trait', 'traits'],
  collection: ['collection', 'collections'],
  avatar: ['avatar', 'avatars'],
};

const KINDS = ['account', 'trait', 'collection', 'avatar'] as const;

const countsOf = (items: readonly SearchItem[]): string =>
  KINDS.flatMap((kind) => {
    const { length } = items.filter((item) => item.kind === kind);
    return length === 0 ? [] : [`${length} ${nouns[kind][length === 1 ? 0 : 1]}`];
  }).join(', ');

/** The status for screen readers. `isSeen`: also visible, because nothing else is. */
export type SearchWords = { words: string; isSeen: boolean };

/** `named`: the collections and avatars. */
export const searchWords = (
  state: SearchState,
  textLength: number,
  named: SearchGroup,
): SearchWords => {
  if (state.kind === 'failed') return { words: '', isSeen: false };
  if (state.kind === 'tooLong')
    return {
      words: `A search can have up to ${SEARCH_KEY_MAX_LENGTH} characters. This one has ${grouped(textLength)}. Shorten it and try again.`,
      isSeen: true,
    };
  const items = [...state.groups, named].flatMap((group) => group.items);
  if (items.length > 0) return { words: countsOf(items), isSeen: false };
  if (state.groups.some(({ status }) => status === 'searching'))
    return { words: 'Searching', isSeen: false };
  if (named.status === 'searching') return { words: 'Searching', isSeen: true };
  return { words: 'No matches found.', isSeen: true };
};
