import { collectionListContract } from '@trait-market/contract/economy/collections/list';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';
import { economyKeys } from '@/lib/economy/queries/keys';

const collectionListApi = initTsrReactQuery(collectionListContract, apiOptions);

/** Fetches all collections, with the highest volume of the last 24 hours first. */
export const useMarket = () =>
  collectionListApi.list.useQuery({
    queryKey: [...economyKeys.collections(), 'market'],
    queryData: { query: { sort: 'volume', period: 'day', limit: MAX_PAGE } },
    select: ({ body }) => body,
  });
