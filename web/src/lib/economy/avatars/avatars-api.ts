import { avatarsContract } from '@trait-market/contract/economy/avatars';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';

export const avatarsApi = initTsrReactQuery(avatarsContract, apiOptions);
