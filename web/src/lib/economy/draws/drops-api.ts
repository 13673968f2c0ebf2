import { dropsContract } from '@trait-market/contract/economy/drops';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';

export const dropsApi = initTsrReactQuery(dropsContract, apiOptions);
