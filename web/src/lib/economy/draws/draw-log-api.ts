import { drawLogContract } from '@trait-market/contract/economy/draw-log';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';

export const drawLogApi = initTsrReactQuery(drawLogContract, apiOptions);
