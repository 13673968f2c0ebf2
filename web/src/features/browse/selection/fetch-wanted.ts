import type { QueryClient } from '@tanstack/react-query';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { MAX_QUERIED_WATCHED } from '@trait-market/contract/economy/watchlist';

import type { Wanted } from '@/lib/actions/action';
import { wantedOf } from '@/lib/actions/wanted-of';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { watchlistApi } from '@/lib/watchlist/watchlist-api';

const inParts = (names: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / MAX_QUERIED_WATCHED) }, (_, part) =>
    names.slice(part * MAX_QUERIED_WATCHED, (part + 1) * MAX_QUERIED_WATCHED),
  );

/**
 * Fetches the current prices of traits to make offers on, in their order, without those that the market no longer
 * has. @throws AppError
 */
export const fetchWanted = async (
  queryClient: QueryClient,
  traits: readonly TraitCard[],
  ownOrders: readonly WalletOrder[],
): Promise<Wanted[]> => {
  const { now } = watchlistApi.initQueryClient(queryClient);
  const parts = await Promise.all(
    inParts(traits.map(({ id }) => `trait:${id}`)).map((of) =>
      now.fetchQuery({
        queryKey: [ECONOMY_QUERIES, 'watched', of],
        queryData: { query: { of } },
        staleTime: 0,
      }),
    ),
  );
  const wanted = new Map(
    parts.flatMap(({ body }) =>
      body.items.flatMap((one) =>
        one.kind === 'trait' ? [[one.id, wantedOf(one, ownOrders)] as const] : [],
      ),
    ),
  );
  return traits.flatMap(({ id }) => wanted.get(id) ?? []);
};
