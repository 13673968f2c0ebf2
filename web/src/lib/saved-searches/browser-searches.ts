import {
  MAX_SEARCHES,
  SavedSearchSchema,
  type SavedSearch,
} from '@trait-market/contract/economy/searches';
import * as z from 'zod/mini';

import { sharedText } from '../storage';

const kept = sharedText('savedSearches');

const SearchesSchema = z.array(SavedSearchSchema).check(z.maxLength(MAX_SEARCHES));

const parse = (text: string): readonly SavedSearch[] => {
  try {
    return SearchesSchema.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
};

let last: { text: string; searches: readonly SavedSearch[] } = { text: '', searches: [] };

export const browserSearches = {
  read: (): readonly SavedSearch[] => {
    const text = kept.read();
    if (text !== last.text) last = { text, searches: parse(text) };
    return last.searches;
  },
  write: (searches: readonly SavedSearch[]): void =>
    kept.write(searches.length === 0 ? '' : JSON.stringify(searches)),
  subscribe: kept.subscribe,
};
