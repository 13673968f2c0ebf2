import { rerollContract } from '@trait-market/contract/economy/reroll';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';

export const rerollApi = initTsrReactQuery(rerollContract, apiOptions);
