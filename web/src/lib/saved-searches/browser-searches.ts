import { MAX_SEARCHES, SavedSearchSchema } from '@trait-market/contract/economy/searches';
import * as z from 'zod/mini';
import { sharedText, sharedList } from '../storage';

export const browserSearches = sharedList(
  sharedText('savedSearches'),
  z.array(SavedSearchSchema).check(z.maxLength(MAX_SEARCHES)),
);
