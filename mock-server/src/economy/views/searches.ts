import type { SavedSearch } from '@trait-market/contract/economy/searches';

import type { SearchRow } from '../tables/search-row';
import { timeOf } from './view/view';

export const presentSearch = ({
  id,
  name,
  query,
  createdAt,
  notifiedSince,
}: SearchRow): SavedSearch => ({
  id,
  name,
  query,
  isTold: notifiedSince !== null,
  createdAt: timeOf(createdAt),
});
