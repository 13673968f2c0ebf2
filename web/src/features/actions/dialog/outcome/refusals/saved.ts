import { MAX_OUTFITS } from '@trait-market/contract/economy/outfits';
import { MAX_SEARCHES } from '@trait-market/contract/economy/searches';
import { MAX_WATCHED } from '@trait-market/contract/economy/watchlist';

import type { Refusals } from '../../../messages/refusal';

/** Refusals of changes to saved outfits, saved searches, watchlists and notifications. */
export const SAVED = {
  'unknown-outfit': [
    'This outfit was deleted',
    'You may have deleted it in another tab. Nothing has moved.',
    'close',
  ],
  'too-many-outfits': [
    'You have too many outfits',
    `You can save ${MAX_OUTFITS} outfits for each collection. Delete one, then try again.`,
    'close',
  ],
  'watchlist-full': [
    'Your watchlist is full',
    `You can watch ${MAX_WATCHED} items. Remove some from your watchlist, then try again.`,
    'close',
  ],
  'too-many-searches': [
    'You have too many saved searches',
    `You can save ${MAX_SEARCHES} searches. Delete one, then try again.`,
    'close',
  ],
  'unknown-notice': [
    'This notification was removed',
    'Older notifications are removed automatically. Nothing has moved. Reload the page.',
    'close',
  ],
} satisfies Refusals;
