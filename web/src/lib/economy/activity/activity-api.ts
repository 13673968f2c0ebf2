import { activityContract } from '@trait-market/contract/economy/activity';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';

export const activityApi = initTsrReactQuery(activityContract, apiOptions);
