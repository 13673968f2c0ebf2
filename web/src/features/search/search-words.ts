import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';

import { grouped } from '@/lib/format/grouped';

import type { SearchGroup } from './search-group';
import type { SearchState } from './use-search';

const KINDS = ['account', 'trait', 'collection', 'avatar'] as const;

const nouns: Record<(typeof KINDS)[number], readonly [one: string, more: string]> = {
  account: ['account', 'accounts'],
  trait: ['trait', 'traits'],
  collection: ['collection', 'collections'],
  avatar: ['avatar', 'avatars'],
};

const countOf = (count: number, kind: keyof typeof nouns): string =>
  `${grouped(count)} ${nouns[kind][count === 1 ? 0 : 1]}`;

/** Counts the results by kind. Filters stand for all their traits, not only for the first ones. */
const countsOf = (groups: readonly SearchGroup[]): string => {
  const filters = groups
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.kind === 'filters' ? [item] : []));
  const items = groups.flatMap((group) => (group.name === 'Matching filters' ? [] : group.items));
  return [
    ...KINDS.flatMap((kind) => {
      const { length } = items.filter((item) => item.kind === kind);
      return length === 0 ? [] : [countOf(length, kind)];
    }),
    ...filters.map(({ name, total }) => `${countOf(total, 'trait')}: ${name}`),
  ].join(', ');
};

/** Close matches besides results don't deny that there are results. */
export const closeHeading = (groups: readonly SearchGroup[]): string =>
  groups.some(({ name, items }) => name !== 'Close matches' && items.length > 0)
    ? 'Close matches'
    : 'No exact match. Close matches:';

/** The status for screen readers. `isSeen`: also visible, because nothing else is. */
export type SearchWords = { words: string; isSeen: boolean };

/** `others`: the groups besides the specification's two. Close matches are counted apart (E667). */
export const searchWords = (
  state: SearchState,
  textLength: number,
  others: readonly SearchGroup[],
): SearchWords => {
  if (state.kind === 'failed') return { words: '', isSeen: false };
  if (state.kind === 'tooLong')
    return {
      words: `A search can have up to ${SEARCH_KEY_MAX_LENGTH} characters. This one has ${grouped(textLength)}. Shorten it and try again.`,
      isSeen: true,
    };
  const all = [...state.groups, ...others];
  const found = all.filter(({ name }) => name !== 'Close matches');
  const close = all.flatMap(({ name, items }) => (name === 'Close matches' ? items : [])).length;
  const closeWords = `${close} close ${close === 1 ? 'match' : 'matches'}`;
  if (found.some(({ items }) => items.length > 0))
    return {
      words: [countsOf(found), ...(close > 0 ? [closeWords] : [])].join(', '),
      isSeen: false,
    };
  if (close > 0) return { words: `No exact match. ${closeWords}`, isSeen: false };
  if (state.groups.some(({ status }) => status === 'searching'))
    return { words: 'Searching', isSeen: false };
  if (others.some(({ status }) => status === 'searching'))
    return { words: 'Searching', isSeen: true };
  return { words: 'No matches found.', isSeen: true };
};
