import { criteriaContract } from '@trait-market/contract/economy/criteria';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';

export const criteriaApi = initTsrReactQuery(criteriaContract, apiOptions);
