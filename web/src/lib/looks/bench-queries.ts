import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { Wearable } from '@trait-market/contract/economy/avatars';
import type { AvatarRef } from '@trait-market/contract/economy/shared';
import { creditBalance } from '@trait-market/contract/v1/credits';

import { MARKET_POLL_MS } from '@/config/constants';

import { bodyOf } from '../body-of';
import { useCredits } from '../credits';
import { idsOf, isSameLook, type Look } from './look';
import { bearerKey } from '../query-client';
import { tokenOf } from '../session/session';
import { useSessionState } from '../session/session-context';
import { useDebouncedValue } from '../use-debounced-value';
import { benchesApi } from '../economy/avatars/benches-api';
import { economyKeys } from '../economy/queries/keys';
import { useSettled } from '../economy/queries/use-settled';

type AvatarId = Pick<AvatarRef, 'collection' | 'tokenId'>;

/**
 * All that dressing an own avatar would do, asked for each look; the last answer stays while the next one
 * is on its way. It is not asked again by every act on the market: right after a dressing there is nothing
 * left to plan, and the avatar as it was is in `from`.
 *
 * @param wear the whole look, by the traits' ids; undefined while there is nothing to plan
 * @param from what the look is planned from, as far as it is known here
 */
const useDressPlan = (
  { collection, tokenId }: AvatarId,
  wear: readonly string[] | undefined,
  from: readonly string[],
) => {
  const token = tokenOf(useSessionState());
  return useQuery({
    queryKey: bearerKey(token, 'plan', collection, tokenId, ...(wear ?? []), 'from', ...from),
    queryFn:
      token && wear
        ? async ({ signal }) =>
            bodyOf(
              await benchesApi.plan.mutate({
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
 * @param worn what the avatar wears now
 * @param missing traits of the look that are neither worn nor loose in the wallet, as far as it is known here
 */
export const useDebouncedPlan = (
  avatar: AvatarId,
  look: Look,
  worn: Look,
  missing: readonly Wearable[],
) => {
  const wear = isSameLook(look, worn) ? '' : idsOf(look).join(' ');
  const [rested] = useDebouncedValue(wear, { delayMs: PLAN_DEBOUNCE_MS });
  const from = [...idsOf(worn), ...missing.map(({ id }) => id)];
  const isSettled = useSettled(
    from.join(' '),
    economyKeys.avatar(avatar.collection, avatar.tokenId),
  );
  const { data, error, isPlaceholderData } = useDressPlan(
    avatar,
    // Not where the avatar wears it already: the look that rested may be the one that was just signed.
    rested === '' || wear === '' || !isSettled ? undefined : rested.split(' '),
    from,
  );
  const credits = useCredits();
  const isOfLook = wear !== '' && rested === wear && isSettled && !isPlaceholderData;
  return {
    /** Of this very look; undefined while it is on its way. */
    plan: isOfLook && !error ? data : undefined,
    /** Credits that the person has. */
    balance: credits.data && creditBalance(credits.data),
    error: isOfLook ? error : null,
    isWaiting: wear !== '' && (!isOfLook || (data === undefined && error === null)),
  };
};
