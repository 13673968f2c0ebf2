import {
  MAX_SEARCHES,
  SEARCH_NAME_MAX_LENGTH,
  SearchNameSchema,
} from '@trait-market/contract/economy/searches';

import type { SavedKind } from '@/components/saved/saved-kind';

export const SEARCH: SavedKind = {
  noun: 'search',
  aNoun: 'a search',
  most: MAX_SEARCHES,
  fullText: `You’ve reached the limit of ${MAX_SEARCHES} saved searches.`,
  nameMaxLength: SEARCH_NAME_MAX_LENGTH,
  isName: (name) => SearchNameSchema.safeParse(name).success,
};
