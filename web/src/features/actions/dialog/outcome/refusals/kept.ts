import { MAX_OUTFITS } from '@trait-market/contract/economy/outfits';
import { MAX_SEARCHES } from '@trait-market/contract/economy/searches';
import { MAX_WATCHED } from '@trait-market/contract/economy/watchlist';

import type { Refusals } from '../../../messages/refusal';

/** Refusals of changes to saved outfits, saved searches, watchlists and notifications. */
export const KEPT = {
  'unknown-outfit': [
    'This outfit is gone',
    'It was deleted, maybe in another tab. Nothing has moved.',
    'close',
  ],
  'too-many-outfits': [
    'You have too many outfits',
    `You can save ${MAX_OUTFITS} outfits for each collection. Delete one, then try again.`,
    'close',
  ],
  'watchlist-full': [
    'Your watchlist is full',
    `You can watch ${MAX_WATCHED} things. Take some off your watchlist, then try again.`,
    'close',
  ],
  'too-many-searches': [
    'You have too many saved searches',
    `You can save ${MAX_SEARCHES} searches. Delete one, then try again.`,
    'close',
  ],
  'unknown-notice': [
    'This notification is gone',
    'Older notifications are removed over time. Nothing has moved. Reload the page.',
    'close',
  ],
} satisfies Refusals;
