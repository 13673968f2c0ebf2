import { type QueryClient, skipToken } from '@tanstack/react-query';
import type { Draw, DrawsQuery } from '@trait-market/contract/economy/draws';
import type { RerollPool } from '@trait-market/contract/economy/reroll';
import type { WalletAddress } from '@trait-market/contract/shared';

import { MARKET_POLL_MS } from '@/config/constants';

import { drawsApi } from './draws-api';
import { ECONOMY_QUERIES } from '../queries/keys';

const WAITING_POLL_MS = 3_000;

/** Why a form can't be signed while a draw of the same source waits (E505). */
export const AWAITS_DRAW = 'Wait for the result of the draw.';

/** A drop or a pool, from which only one draw at a time can be waiting. */
export type DrawSource = { drop: string } | Pick<RerollPool, 'collection' | 'slot'>;

const queryOf = (source: DrawSource): DrawsQuery =>
  'drop' in source ? { drop: source.drop } : { collection: source.collection, slot: source.slot };

const newestWaiting = ([newest]: readonly Draw[] = []): Draw | undefined =>
  newest?.state === 'waiting' ? newest : undefined;

const newestKey = (of: DrawsQuery | undefined) => [ECONOMY_QUERIES, 'newest-draw', of];

/** Fetches only the newest draw, because a waiting draw blocks later ones. */
const useNewest = (of: DrawsQuery | undefined) =>
  drawsApi.list.useQuery({
    queryKey: newestKey(of),
    queryData: of === undefined ? skipToken : { query: { ...of, limit: 1 } },
    select: ({ body }) => body.items,
    refetchInterval: ({ state: { data } }) =>
      newestWaiting(data?.body.items) ? WAITING_POLL_MS : MARKET_POLL_MS,
  });

/**
 * Returns the waiting draw of `source`, and the one that blocks another draw: the source's own or, with
 * `wallet`, that of the wallet. A failed request blocks nothing, because the market refuses in any case.
 */
export const useWaitingDraw = (source: DrawSource, wallet?: WalletAddress) => {
  const ofSource = useNewest(queryOf(source));
  const ofWallet = useNewest(wallet && { wallet });
  const refetch = async (): Promise<Draw | undefined> => {
    const [own, any] = await Promise.all([
      wallet === undefined ? undefined : ofWallet.refetch(),
      ofSource.refetch(),
    ]);
    return newestWaiting(own?.data) ?? newestWaiting(any.data);
  };
  const inSource = newestWaiting(ofSource.data);
  return { inSource, waiting: newestWaiting(ofWallet.data) ?? inSource, refetch };
};

/**
 * Returns whether a waiting draw of the source or of the wallet blocks another one. A failed request
 * blocks nothing, because the market refuses in any case.
 */
export const isDrawWaiting = async (
  queryClient: QueryClient,
  source: DrawSource,
  wallet: WalletAddress,
): Promise<boolean> => {
  const { list } = drawsApi.initQueryClient(queryClient);
  const newest = await Promise.allSettled(
    [queryOf(source), { wallet }].map((of) =>
      list.fetchQuery({
        queryKey: newestKey(of),
        queryData: { query: { ...of, limit: 1 } },
        staleTime: 0,
      }),
    ),
  );
  return newest.some(
    (one) => one.status === 'fulfilled' && newestWaiting(one.value.body.items) !== undefined,
  );
};
