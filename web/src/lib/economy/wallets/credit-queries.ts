import { skipToken } from '@tanstack/react-query';

import { MARKET_POLL_MS } from '@/config/constants';

import { bearerKey } from '../../query-client';
import { useToken } from '../../session/session-context';
import { ECONOMY_QUERIES, economyKeys } from '../queries/keys';
import { creditsApi } from './credits-api';

export const usePlans = () =>
  creditsApi.plans.useQuery({
    queryKey: economyKeys.plans(),
    select: ({ body }) => body,
  });

/** Fetches credits and plan. Polls, because a plan ends without an action by the user. */
export const useCreditStanding = (isWanted = true) => {
  const token = useToken();
  return creditsApi.ledger.useQuery({
    queryKey: bearerKey(token, ECONOMY_QUERIES, 'creditStanding'),
    queryData: token && isWanted ? { query: { limit: 1 } } : skipToken,
    select: ({ body }) => body,
    refetchInterval: MARKET_POLL_MS,
  });
};
