import { walletsContract } from '@trait-market/contract/economy/wallets';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';

export const walletsApi = initTsrReactQuery(walletsContract, apiOptions);
