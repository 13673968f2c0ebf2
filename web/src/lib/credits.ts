import { type QueryClient, skipToken } from '@tanstack/react-query';

import type { Credits } from '@trait-market/contract/v1/credits';

import { api } from './api';
import { bearerKey } from './query-client';
import { useToken } from './session/session-context';

/** Part of the keys of all queries about credits, which actions of the market invalidate. */
export const CREDITS_QUERY = 'credits';

const creditsKey = (token: string | undefined) => bearerKey(token, CREDITS_QUERY);

export const useCredits = () => {
  const token = useToken();
  return api.credits.balances.useQuery({
    queryKey: creditsKey(token),
    queryData: token ? {} : skipToken,
    select: ({ body }) => body,
  });
};

/** Fetches the user's credits outside React components. @throws AppError */
export const fetchCredits = async (
  queryClient: QueryClient,
  token: string | undefined,
): Promise<Credits> => {
  const { body } = await api
    .initQueryClient(queryClient)
    .credits.balances.fetchQuery({ queryKey: creditsKey(token), queryData: {}, staleTime: 0 });
  return body;
};
