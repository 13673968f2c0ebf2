import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import {
  type PlanBatchRequest,
  PlanBatchRequestSchema,
} from '@trait-market/contract/economy/benches';
import { creditBalance } from '@trait-market/contract/v1/credits';
import type { WalletAddress } from '@trait-market/contract/shared';

import { MARKET_POLL_MS } from '@/config/constants';
import { bodyOf } from '@/lib/body-of';
import { useCredits } from '@/lib/credits';
import { benchesApi } from '@/lib/economy/avatars/benches-api';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useSettled } from '@/lib/economy/queries/use-settled';
import { idsOf, isSameLook } from '@/lib/looks/look';
import { bearerKey } from '@/lib/query-client';
import { tokenOf } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';
import { useDebouncedValue } from '@/lib/use-debounced-value';

import type { Fitted } from './wishes';

/** The debounce delay in milliseconds. */
const PLAN_DELAY_MS = 300;

const requestOf = (collection: string, avatars: readonly Fitted[]): string => {
  const looks = avatars
    .filter(({ worn, look }) => !isSameLook(worn, look))
    .map(({ tokenId, look }) => ({ tokenId, wear: idsOf(look) }));
  return looks.length === 0 ? '' : JSON.stringify({ collection, looks } satisfies PlanBatchRequest);
};

const baseOf = (avatars: readonly Fitted[], loose: ReadonlyMap<string, number> | undefined) =>
  JSON.stringify([
    avatars.map(({ tokenId, worn }) => [tokenId, ...idsOf(worn)]),
    [...(loose ?? [])].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);

/**
 * Fetches the plan for the selected looks. Debounced, because otherwise each trait that the user
 * tries on would send a request.
 */
export const useBatchPlan = (
  address: WalletAddress,
  collection: string,
  chosen: readonly Fitted[],
  loose: ReadonlyMap<string, number> | undefined,
) => {
  const token = tokenOf(useSessionState());
  const wanted = requestOf(collection, chosen);
  const [rested] = useDebouncedValue(wanted, { delayMs: PLAN_DELAY_MS });
  const base = baseOf(chosen, loose);
  const isSettled = useSettled(base, economyKeys.inventory(address));
  const settled = wanted === '' || !isSettled ? '' : rested;
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: bearerKey(token, 'planBatch', settled, 'from', base),
    queryFn:
      token && settled !== ''
        ? async ({ signal }) =>
            bodyOf(
              await benchesApi.planBatch.mutate({
                body: PlanBatchRequestSchema.parse(JSON.parse(settled)),
                fetchOptions: { signal },
              }),
            )
        : skipToken,
    placeholderData: keepPreviousData,
    refetchInterval: MARKET_POLL_MS,
  });
  const credits = useCredits();
  const isOfLooks = wanted !== '' && isSettled && rested === wanted && !isPlaceholderData;
  return {
    /** The plan for exactly the current looks; undefined while it is loading. */
    plan: isOfLooks && !error ? data : undefined,
    balance: credits.data && creditBalance(credits.data),
    error: isOfLooks ? error : null,
    isWaiting: wanted !== '' && (!isOfLooks || (data === undefined && error === null)),
  };
};
