import { browseContract } from '@trait-market/contract/economy/browse';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';

export const browseApi = initTsrReactQuery(browseContract, apiOptions);
