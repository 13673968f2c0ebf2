import { skipToken, useQueryClient } from '@tanstack/react-query';
import { alertsContract, isKnownAlert } from '@trait-market/contract/economy/alerts';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { MARKET_POLL_MS } from '@/config/constants';
import { apiOptions } from '@/lib/api-fetcher';
import { bearerKey } from '@/lib/query-client';
import { useToken } from '@/lib/session/session-context';

import { ECONOMY_QUERIES } from '../queries/keys';

const alertsApi = initTsrReactQuery(alertsContract, apiOptions);

const useKey = (): string[] => bearerKey(useToken(), ECONOMY_QUERIES, 'alerts');

/** Fetches the user's price alerts, and polls, because other users' listings fire them. */
export const useAlerts = () => {
  const queryKey = useKey();
  const isSignedIn = useToken() !== undefined;
  const query = alertsApi.list.useQuery({
    queryKey,
    queryData: isSignedIn ? {} : skipToken,
    select: ({ body }) => body.items.filter(isKnownAlert),
    refetchInterval: MARKET_POLL_MS,
  });
  return { ...query, isSignedIn };
};

export const useSaveAlert = () => {
  const queryKey = useKey();
  const queryClient = useQueryClient();
  return alertsApi.save.useMutation({
    onSuccess: (saved) => void queryClient.setQueryData(queryKey, saved),
  });
};

export const useRemoveAlert = () => {
  const queryKey = useKey();
  const queryClient = useQueryClient();
  return alertsApi.remove.useMutation({
    onSuccess: (left) => void queryClient.setQueryData(queryKey, left),
  });
};
