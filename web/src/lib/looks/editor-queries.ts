import {
  keepPreviousData,
  skipToken,
  useIsFetching,
  useQuery,
  type QueryKey,
} from '@tanstack/react-query';
import type { Wearable } from '@trait-market/contract/economy/avatars';
import type { AvatarRef } from '@trait-market/contract/economy/shared';
import { creditBalance } from '@trait-market/contract/v1/credits';
import { useState } from 'react';

import { MARKET_POLL_MS } from '@/config/constants';

import { useIsActionOpen } from '../actions/actions-context';
import { bodyOf } from '../body-of';
import { useCredits } from '../credits';
import { idsOf, isSameLook, type Look } from './look';
import { bearerKey } from '../query-client';
import { useToken } from '../session/session-context';
import { useDebouncedValue } from '../use-debounced-value';
import { benchesApi } from '../economy/avatars/benches-api';
import { economyKeys } from '../economy/queries/keys';
import { useSettled } from '../economy/queries/use-settled';

const PLAN_DEBOUNCE_MS = 300;

/**
 * Returns whether an action is open, or was and the fetches under `queryKey` that followed it aren't
 * complete: the action may have changed what they fetch.
 */
const useIsActing = (queryKey: QueryKey): boolean => {
  const isOpen = useIsActionOpen();
  const isFetching = useIsFetching({ queryKey }) > 0;
  const [isActing, setActing] = useState(isOpen);
  const next = isOpen || (isActing && isFetching);
  if (next !== isActing) setActing(next);
  return next;
};

type PlanOptions<Plan> = {
  key: readonly string[];
  /** The change as a text. Empty if nothing changes, as right after it was signed. */
  wanted: string;
  /** The current state, on which the plan of the change is based. */
  base: string;
  /** The key of the queries that fetch the current state. */
  baseKey: QueryKey;
  fetchPlan: (wanted: string, signal: AbortSignal) => Promise<Plan>;
};

/**
 * Fetches the debounced preview of a change; the previous one stays while the next loads. Events of
 * the market don't refetch it, and nothing is fetched during an action or until the state after it
 * has arrived: right after a change, `base` is the previous state, and the provider would refuse a plan in which nothing is left to change.
 */
export const usePlan = <Plan>({ key, wanted, base, baseKey, fetchPlan }: PlanOptions<Plan>) => {
  const token = useToken();
  const [rested] = useDebouncedValue(wanted, { delayMs: PLAN_DEBOUNCE_MS });
  const isActing = useIsActing(baseKey);
  const isSettled = useSettled(base, baseKey);
  const settled = wanted === '' || !isSettled ? '' : rested;
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: bearerKey(token, ...key, settled, 'from', base),
    queryFn: token && settled !== '' ? ({ signal }) => fetchPlan(settled, signal) : skipToken,
    enabled: !isActing,
    placeholderData: keepPreviousData,
    refetchInterval: MARKET_POLL_MS,
  });
  const credits = useCredits();
  const isCurrent = wanted !== '' && isSettled && rested === wanted && !isPlaceholderData;
  return {
    /** The plan of exactly this change; undefined while it is loading. */
    plan: isCurrent && !error ? data : undefined,
    balance: credits.data && creditBalance(credits.data),
    error: isCurrent ? error : null,
    isWaiting: wanted !== '' && (!isCurrent || (data === undefined && error === null)),
  };
};

/** Fetches the plan of a look that the user is trying on. */
export const useDressPlan = (
  { collection, tokenId }: Pick<AvatarRef, 'collection' | 'tokenId'>,
  look: Look,
  worn: Look,
  missing: readonly Wearable[],
) =>
  usePlan({
    key: ['plan', collection, tokenId],
    wanted: isSameLook(look, worn) ? '' : idsOf(look).join(' '),
    base: [...idsOf(worn), ...missing.map(({ id }) => id)].join(' '),
    baseKey: economyKeys.avatar(collection, tokenId),
    fetchPlan: async (wear, signal) =>
      bodyOf(
        await benchesApi.plan.mutate({
          params: { collection, tokenId },
          body: { wear: wear.split(' ') },
          fetchOptions: { signal },
        }),
      ),
  });
