import { MAX_WATCHED, WatchedEntrySchema } from '@trait-market/contract/economy/watchlist';
import type { WatchedEntry } from '@trait-market/contract/economy/watchlist';
import * as z from 'zod/mini';

import { sharedText } from '../storage';

const kept = sharedText('watchlist');

const EntriesSchema = z.array(WatchedEntrySchema).check(z.maxLength(MAX_WATCHED));

const parse = (text: string): readonly WatchedEntry[] => {
  try {
    return EntriesSchema.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
};

let last: { text: string; entries: readonly WatchedEntry[] } = { text: '', entries: [] };

export const browserWatchlist = {
  read: (): readonly WatchedEntry[] => {
    const text = kept.read();
    if (text !== last.text) last = { text, entries: parse(text) };
    return last.entries;
  },
  write: (entries: readonly WatchedEntry[]): void =>
    kept.write(entries.length === 0 ? '' : JSON.stringify(entries)),
  subscribe: kept.subscribe,
};
