import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { benchesContract } from '@trait-market/contract/economy/benches-contract';
import type { AvatarRef } from '@trait-market/contract/economy/items';
import { creditBalance } from '@trait-market/contract/v1/credits';
import { initClient } from '@ts-rest/core';

import { MARKET_POLL_MS } from '@/config/constants';

import { bodyOf } from '../body-of';
import { useCredits } from '../credits';
import { idsOf, type Look } from '../looks/look';
import { bearerKey } from '../query-client';
import { tokenOf } from '../session/session';
import { useSessionState } from '../session/session-context';
import { useDebouncedValue } from '../use-debounced-value';
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

/** How long a look has to rest before it is asked what it would do. */
const PLAN_DEBOUNCE_MS = 300;

/**
 * What a look that is being tried on would do, asked once it rests: trying on asks nobody.
 *
 * @param hasChanged whether it differs from what the avatar wears
 */
export const useRestedPlan = (avatar: AvatarId, look: Look, hasChanged: boolean) => {
  const wear = hasChanged ? idsOf(look).join(' ') : '';
  const [rested] = useDebouncedValue(wear, { delayMs: PLAN_DEBOUNCE_MS });
  const { data, error, isPlaceholderData } = useDressPlan(
    avatar,
    rested === '' ? undefined : rested.split(' '),
  );
  const credits = useCredits();
  const isOfLook = wear !== '' && rested === wear && !isPlaceholderData;
  return {
    /** Of this very look; undefined while it is on its way. */
    plan: isOfLook && !error ? data : undefined,
    /** Credits that the person has. */
    balance: credits.data && creditBalance(credits.data),
    error: isOfLook ? error : null,
    isWaiting: wear !== '' && (!isOfLook || (data === undefined && error === null)),
  };
};
