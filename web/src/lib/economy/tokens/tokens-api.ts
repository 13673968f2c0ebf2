import { tokensContract } from '@trait-market/contract/economy/tokens';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';

export const tokensApi = initTsrReactQuery(tokensContract, apiOptions);
