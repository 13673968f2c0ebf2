import { watchlistContract } from '@trait-market/contract/economy/watchlist';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';

export const watchlistApi = initTsrReactQuery(watchlistContract, apiOptions);
