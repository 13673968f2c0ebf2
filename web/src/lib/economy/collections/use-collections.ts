import { MAX_PAGE } from '@trait-market/contract/economy/shared';

import { collectionsApi } from './collections-api';
import { economyKeys } from '../queries/keys';

/** Every collection, the most traded first: there are not more of them than one page takes. */
export const useCollections = () =>
  collectionsApi.list.useQuery({
    queryKey: economyKeys.collections(),
    queryData: { query: { limit: MAX_PAGE } },
    select: ({ body }) => body.items,
  });
