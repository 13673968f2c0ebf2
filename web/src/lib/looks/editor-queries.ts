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
 * Fetches the plan of a change. Market events don't refetch it, because right after the change is
 * executed there is nothing left to plan.
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

const PLAN_DEBOUNCE_MS = 300;

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
    // Skips a look that the avatar already wears, because the user may have signed it a moment ago.
    rested === '' || wear === '' || !isSettled ? undefined : rested.split(' '),
    from,
  );
  const credits = useCredits();
  const isOfLook = wear !== '' && rested === wear && isSettled && !isPlaceholderData;
  return {
    /** The plan of the current look; undefined until it has loaded. */
    plan: isOfLook && !error ? data : undefined,
    balance: credits.data && creditBalance(credits.data),
    error: isOfLook ? error : null,
    isWaiting: wear !== '' && (!isOfLook || (data === undefined && error === null)),
  };
};
