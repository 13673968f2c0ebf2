import type { SavedSearch } from '@trait-market/contract/economy/searches';

import type { SearchRow } from '../tables/search-row';
import { timeOf } from './view/view';

export const presentSearch = ({
  id,
  name,
  query,
  createdAt,
  toldSince,
}: SearchRow): SavedSearch => ({
  id,
  name,
  query,
  isTold: toldSince !== null,
  createdAt: timeOf(createdAt),
});
