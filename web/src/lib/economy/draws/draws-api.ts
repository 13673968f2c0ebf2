import { drawsContract } from '@trait-market/contract/economy/draws';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';

export const drawsApi = initTsrReactQuery(drawsContract, apiOptions);
