import { type Query, type QueryClient, skipToken } from '@tanstack/react-query';
import {
  type Approvals,
  approvalsContract,
  type TokenApproval,
} from '@trait-market/contract/economy/approvals';
import { isSameAddress } from '@trait-market/contract/shared';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { bearerKey } from '../../query-client';
import { useToken } from '../../session/session-context';
import { apiOptions } from '@/lib/api-fetcher';
import { ECONOMY_QUERIES } from '../queries/keys';

const api = initTsrReactQuery(approvalsContract, apiOptions);

const APPROVALS = 'approvals';

const approvalsKey = (token: string | undefined): string[] =>
  bearerKey(token, ECONOMY_QUERIES, APPROVALS);

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

/**
 * Records that an approval was given or revoked, because the next form can open before the
 * approvals have been fetched again.
 */
export const storeApproval = (
  queryClient: QueryClient,
  { chainId, token, approved }: Pick<TokenApproval, 'chainId' | 'token' | 'approved'>,
): void => {
  const filters = { predicate: ({ queryKey }: Query) => queryKey.at(-1) === APPROVALS };
  queryClient.setQueriesData<{ body: Approvals }>(filters, (cached) => {
    if (cached === undefined) return undefined;
    const items = cached.body.items.map((one) =>
      one.chainId === chainId && isSameAddress(one.token, token) ? { ...one, approved } : one,
    );
    return { ...cached, body: { ...cached.body, items } };
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
