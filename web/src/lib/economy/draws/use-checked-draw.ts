import { skipToken, useQuery } from '@tanstack/react-query';
import {
  checkDraw,
  checkDraws,
  type Draw,
  type DrawFault,
} from '@trait-market/contract/economy/draws';
import type { Bytes32 } from '@trait-market/contract/economy/shared';

import { drawsApi } from '@/lib/economy/draws/draws-api';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useIsHydrated } from '@/lib/rendering/use-is-hydrated';

const NEIGHBORS = 60;

const WAITING_POLL_MS = 5_000;

const faultsOf = async (
  requested: Bytes32,
  draw: Draw,
  neighbors: readonly Draw[],
): Promise<DrawFault[]> => {
  // Another draw than the requested one may be valid, but proves nothing here.
  if (draw.id.toLowerCase() !== requested.toLowerCase()) return ['bad-signature'];
  const others = neighbors.filter(({ id }) => id !== draw.id);
  const alone = await checkDraw(draw, Date.now());
  const among = checkDraws([draw, ...others]).filter(({ id }) => id === draw.id);
  return [...new Set([...alone, ...among.map(({ fault }) => fault)])];
};

/** Verifies a draw in the browser, by its proof and by the other draws on its chain. */
export const useCheckedDraw = (id: Bytes32 | undefined) => {
  const drawn = drawsApi.detail.useQuery({
    queryKey: economyKeys.draw(id ?? ''),
    queryData: id === undefined ? skipToken : { params: { id } },
    select: ({ body }) => body,
    refetchInterval: ({ state }) =>
      state.data?.body.state === 'waiting' ? WAITING_POLL_MS : false,
  });
  const draw = drawn.data;
  const anchor = draw?.commitment.anchor;
  const chain = drawsApi.list.useQuery({
    queryKey: [...economyKeys.draw(id ?? ''), 'chain', draw?.state],
    queryData: anchor === undefined ? skipToken : { query: { anchor, limit: NEIGHBORS } },
    select: ({ body }) => body.items,
  });
  const neighbors = chain.data;
  const check = useQuery({
    queryKey: [...economyKeys.draw(id ?? ''), 'check', draw, neighbors],
    queryFn:
      id === undefined || draw === undefined || neighbors === undefined
        ? skipToken
        : () => faultsOf(id, draw, neighbors),
    // Only the browser's own check proves anything to its user.
    enabled: useIsHydrated(),
  });
  return {
    draw,
    faults: check.data,
    error: drawn.error ?? chain.error ?? check.error,
    isFetching: drawn.isFetching || chain.isFetching || check.isFetching,
    refetch: () => void (drawn.data === undefined ? drawn.refetch() : chain.refetch()),
  };
};
