import { collectionsContract } from '@trait-market/contract/economy/collections';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';

export const collectionsApi = initTsrReactQuery(collectionsContract, apiOptions);
