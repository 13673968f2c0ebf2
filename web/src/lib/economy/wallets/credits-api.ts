import { economyCreditsContract } from '@trait-market/contract/economy/credits';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';

export const creditsApi = initTsrReactQuery(economyCreditsContract, apiOptions);
