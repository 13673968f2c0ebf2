import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { benchesContract } from '@trait-market/contract/economy/benches-contract';
import type { AvatarRef } from '@trait-market/contract/economy/items';
import { initClient } from '@ts-rest/core';

import { MARKET_POLL_MS } from '@/config/constants';

import { bodyOf } from '../body-of';
import { bearerKey } from '../query-client';
import { tokenOf } from '../session/session';
import { useSessionState } from '../session/session-context';
import { economyOptions } from './economy-options';
import { ECONOMY_QUERIES } from './keys';

const benches = initClient(benchesContract, economyOptions);

type AvatarId = Pick<AvatarRef, 'collection' | 'tokenId'>;

/**
 * All that dressing an own avatar would do, asked for each look; the last answer stays while the next one
 * is on its way.
 *
 * @param wear the whole look, by the traits' ids; undefined while there is nothing to plan
 */
export const useDressPlan = (
  { collection, tokenId }: AvatarId,
  wear: readonly string[] | undefined,
) => {
  const token = tokenOf(useSessionState());
  return useQuery({
    queryKey: bearerKey(token, ECONOMY_QUERIES, 'plan', collection, tokenId, ...(wear ?? [])),
    queryFn:
      token && wear
        ? async ({ signal }) =>
            bodyOf(
              await benches.plan({
                params: { collection, tokenId },
                body: { wear: [...wear] },
                fetchOptions: { signal },
              }),
            )
        : skipToken,
    placeholderData: keepPreviousData,
    refetchInterval: MARKET_POLL_MS,
  });
};
