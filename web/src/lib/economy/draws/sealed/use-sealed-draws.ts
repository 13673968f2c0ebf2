import { useQueries, type UseQueryResult } from '@tanstack/react-query';

import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import { economyKeys } from '../../queries/keys';
import { NONE, useStore } from '@/lib/use-store';

import type { SealedDraw } from './match-sealed';
import { sealedDraws, type StoredDraw } from './sealed-draws';

const WAITING_POLL_MS = 2_000;

type Picks = Record<string, number> | null;

const picksQuery = ({ id }: StoredDraw) => ({
  queryKey: [...economyKeys.draw(id), 'picks'],
  // Hardly any visitor has a sealed draw, so the contract of draws loads only then.
  queryFn: async (): Promise<Picks> => (await import('./fetch-picks')).fetchPicks(id),
  refetchInterval: ({ state: { data } }: { state: { data: Picks | undefined } }) =>
    data === null ? WAITING_POLL_MS : (false as const),
});

type Sealed = {
  sealed: readonly SealedDraw[];
  /** Whether the result of one hasn't been fetched yet. */
  isLoading: boolean;
};

/** Returns the draws of this browser that its user hasn't revealed yet. */
export const useSealedDraws = (): Sealed => {
  const stored = useStore(sealedDraws, NONE);
  return useQueries({
    queries: stored.map(picksQuery),
    // Equal results remain the same object, on which memos and effects depend.
    combine: (results: UseQueryResult<Picks>[]): Sealed => ({
      sealed: stored.map((draw, index) => ({ ...draw, picks: results[index]?.data ?? undefined })),
      isLoading: results.some(({ isPending }) => isPending),
    }),
  });
};

/** Returns a draw of a wallet whose known result its user hasn't revealed yet, if there is one. */
export const useUnrevealed = (
  address: WalletAddress,
): { draw?: SealedDraw; isLoading: boolean } => {
  const { sealed, isLoading } = useSealedDraws();
  const draw = sealed.find(
    ({ wallet, picks = {} }) => isSameAddress(wallet, address) && Object.keys(picks).length > 0,
  );
  return { isLoading, ...(draw && { draw }) };
};
