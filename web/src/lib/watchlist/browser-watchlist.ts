import { MAX_WATCHED, WatchedEntrySchema } from '@trait-market/contract/economy/watchlist';
import * as z from 'zod/mini';
import { sharedText, sharedList } from '../storage';

export const browserWatchlist = sharedList(
  sharedText('watchlist'),
  z.array(WatchedEntrySchema).check(z.maxLength(MAX_WATCHED)),
);
