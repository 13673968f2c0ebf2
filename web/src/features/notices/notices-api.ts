import { noticesContract } from '@trait-market/contract/economy/notices';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { bearerKey } from '@/lib/query-client';
import { useToken } from '@/lib/session/session-context';

export const noticesApi = initTsrReactQuery(noticesContract, apiOptions);

export const NOTICES = 'notices';

export const useNoticesKey = (...rest: string[]): string[] =>
  bearerKey(useToken(), ECONOMY_QUERIES, NOTICES, ...rest);
