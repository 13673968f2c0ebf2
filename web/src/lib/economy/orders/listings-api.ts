import { listingsContract } from '@trait-market/contract/economy/listings';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';

export const listingsApi = initTsrReactQuery(listingsContract, apiOptions);
