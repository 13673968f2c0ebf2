import { type QueryClient, skipToken } from '@tanstack/react-query';
import { approvalsContract, type TokenApproval } from '@trait-market/contract/economy/approvals';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { bearerKey } from '../../query-client';
import { useToken } from '../../session/session-context';
import { apiOptions } from '@/lib/api-fetcher';
import { ECONOMY_QUERIES } from '../queries/keys';

const api = initTsrReactQuery(approvalsContract, apiOptions);

const approvalsKey = (token: string | undefined): string[] =>
  bearerKey(token, ECONOMY_QUERIES, 'approvals');

export const useApprovals = (isWanted = true) => {
  const token = useToken();
  return api.list.useQuery({
    queryKey: approvalsKey(token),
    queryData: token ? {} : skipToken,
    // `skipToken` would also disable the radar's query, which has the same key.
    enabled: isWanted,
    select: ({ body }) => body.items,
  });
};

/** Fetches the user's approvals outside React components, or returns cached ones. */
export const approvalsOf = (queryClient: QueryClient, token: string | undefined) => {
  const { list } = api.initQueryClient(queryClient);
  const queryKey = approvalsKey(token);
  return {
    fetch: () => list.fetchQuery({ queryKey, queryData: {} }),
    read: (): readonly TokenApproval[] => list.getQueryData(queryKey)?.body.items ?? [],
  };
};
