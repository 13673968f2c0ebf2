import {
  type PlanBatchRequest,
  PlanBatchRequestSchema,
} from '@trait-market/contract/economy/benches';
import type { WalletAddress } from '@trait-market/contract/shared';

import { bodyOf } from '@/lib/body-of';
import { benchesApi } from '@/lib/economy/avatars/benches-api';
import { economyKeys } from '@/lib/economy/queries/keys';
import { idsOf, isSameLook } from '@/lib/looks/look';

import type { Fitted } from './wishes';
import { usePlan } from '@/lib/looks/editor-queries';

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

/** Fetches the plan. Debounced, because each tried-on trait would send a request. */
export const useBatchPlan = (
  address: WalletAddress,
  collection: string,
  chosen: readonly Fitted[],
  loose: ReadonlyMap<string, number> | undefined,
) =>
  usePlan({
    key: ['planBatch'],
    wanted: requestOf(collection, chosen),
    base: baseOf(chosen, loose),
    baseKey: economyKeys.inventory(address),
    fetchPlan: async (request, signal) =>
      bodyOf(
        await benchesApi.planBatch.mutate({
          body: PlanBatchRequestSchema.parse(JSON.parse(request)),
          fetchOptions: { signal },
        }),
      ),
  });
