import { skipToken } from '@tanstack/react-query';

import { MARKET_POLL_MS } from '@/config/constants';

import { bearerKey } from '../../query-client';
import { tokenOf } from '../../session/session';
import { useSessionState } from '../../session/session-context';
import { ECONOMY_QUERIES, economyKeys } from '../queries/keys';
import { creditsApi } from './credits-api';

/** What of credits can be bought, and its price on each chain. */
export const usePlans = () =>
  creditsApi.plans.useQuery({
    queryKey: economyKeys.plans(),
    select: ({ body }) => body,
  });

/**
 * The plan of the signed-in person, and what is left of their credits by when it ends: the ledger without
 * its entries. It ends by itself, so it is asked again while somebody looks.
 *
 * @param isWanted whether there is anything to show it in
 */
export const useCreditStanding = (isWanted = true) => {
  const token = tokenOf(useSessionState());
  return creditsApi.ledger.useQuery({
    queryKey: bearerKey(token, ECONOMY_QUERIES, 'creditStanding'),
    queryData: token && isWanted ? { query: { limit: 1 } } : skipToken,
    select: ({ body }) => body,
    refetchInterval: MARKET_POLL_MS,
  });
};
