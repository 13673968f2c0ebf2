import { benchesContract } from '@trait-market/contract/economy/benches';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';

export const benchesApi = initTsrReactQuery(benchesContract, apiOptions);
