import { economyCreditsContract } from '@trait-market/contract/economy/credits';
import { skipToken, useQuery } from '@tanstack/react-query';
import { initClient } from '@ts-rest/core';

import { MARKET_POLL_MS } from '@/config/constants';

import { bodyOf } from '../../body-of';
import { bearerKey } from '../../query-client';
import { tokenOf } from '../../session/session';
import { useSessionState } from '../../session/session-context';
import { economyOptions } from '../queries/economy-options';
import { ECONOMY_QUERIES, economyKeys } from '../queries/keys';

export const creditsClient = initClient(economyCreditsContract, economyOptions);

/** What of credits can be bought, and its price on each chain. */
export const usePlans = () =>
  useQuery({
    queryKey: economyKeys.plans(),
    queryFn: async ({ signal }) => bodyOf(await creditsClient.plans({ fetchOptions: { signal } })),
  });

/**
 * The plan of the signed-in person, and what is left of their credits by when it ends: the ledger without
 * its entries. It ends by itself, so it is asked again while somebody looks.
 *
 * @param isWanted whether there is anything to show it in
 */
export const useCreditStanding = (isWanted = true) => {
  const token = tokenOf(useSessionState());
  return useQuery({
    queryKey: bearerKey(token, ECONOMY_QUERIES, 'creditStanding'),
    queryFn:
      token && isWanted
        ? async ({ signal }) =>
            bodyOf(await creditsClient.ledger({ query: { limit: 1 }, fetchOptions: { signal } }))
        : skipToken,
    refetchInterval: MARKET_POLL_MS,
  });
};
