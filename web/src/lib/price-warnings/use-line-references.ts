import type { AvatarRef, Price } from '@trait-market/contract/economy/shared';
import { MAX_QUERIED_WATCHED, WatchedIdSchema } from '@trait-market/contract/economy/watchlist';
import type { WalletAddress } from '@trait-market/contract/shared';

import { avatarsApi } from '@/lib/economy/avatars/avatars-api';
import { ECONOMY_QUERIES, economyKeys } from '@/lib/economy/queries/keys';
import { watchlistApi } from '@/lib/watchlist/watchlist-api';

import type { References } from './far-price';
import { useOthersFloors } from '@/lib/economy/floors/use-others-floors';

/** A line of several, with the prices to compare its own with, or the items whose prices to fetch. */
export type ComparedLine = {
  id: string;
  label: string;
  /** The prices that a signed price must not be far from without a confirmation. */
  references?: References | undefined;
  /** The trait whose floor, without own listings, is fetched for the review's comparison. */
  floorOf?: string | undefined;
  /** The avatar whose last sale is fetched for the comparison. */
  soldAs?: Pick<AvatarRef, 'collection' | 'tokenId'> | undefined;
  /** The highest offer for the item that isn't a line of the same action. */
  bestOffer?: Price | null | undefined;
  /** Returns what to consider before signing an order at this price in wei. */
  warnings?(unitPrice: bigint): string[];
};

/** Fetches the last sales of traits, up to 40 by one request. */
const useTraitSales = (traitIds: readonly string[]) => {
  const ids = [...new Set(traitIds)].filter((id) => WatchedIdSchema.safeParse(id).success);
  const pages = Array.from({ length: Math.ceil(ids.length / MAX_QUERIED_WATCHED) }, (_, at) =>
    ids.slice(at * MAX_QUERIED_WATCHED, (at + 1) * MAX_QUERIED_WATCHED),
  );
  const queries = watchlistApi.now.useQueries({
    queries: pages.map((page) => ({
      queryKey: [ECONOMY_QUERIES, 'last-sales', page],
      queryData: { query: { of: page.map((id) => `trait:${id}`) } },
    })),
  });
  const cards = queries.flatMap(({ data }) => data?.body.items ?? []);
  return {
    queries,
    /** Returns undefined until the sales have loaded. */
    saleOf: (id: string): Price | undefined => {
      const card = cards.find((one) => one.kind === 'trait' && one.id === id);
      return card?.kind === 'trait' ? card.trait.lastSale?.price : undefined;
    },
  };
};

/** Completes the references of lines with the floors and last sales that didn't come with them. */
export const useLineReferences = (
  lines: readonly ComparedLine[],
  address: WalletAddress | undefined,
): {
  lines: ComparedLine[];
  /** The queries that the comparison waits for. */
  queries: readonly { data: unknown; isFetchedAfterMount: boolean }[];
  /** Whether any reference has neither loaded nor failed. */
  isPending: boolean;
} => {
  const floors = useOthersFloors(
    lines.flatMap(({ floorOf }) => floorOf ?? []),
    address,
  );
  const sales = useTraitSales(
    lines.flatMap(({ floorOf, references }) =>
      floorOf !== undefined && references === undefined ? floorOf : [],
    ),
  );
  const sold = lines.filter(({ soldAs }) => soldAs !== undefined);
  const avatars = avatarsApi.detail.useQueries({
    queries: sold.flatMap(({ soldAs }) =>
      soldAs === undefined
        ? []
        : {
            queryKey: economyKeys.avatar(soldAs.collection, soldAs.tokenId),
            queryData: { params: { collection: soldAs.collection, tokenId: soldAs.tokenId } },
          },
    ),
  });
  const completed = (line: ComparedLine): References | undefined => {
    const { floorOf, references, soldAs } = line;
    if (floorOf !== undefined)
      return {
        ...references,
        lastSale: references?.lastSale ?? sales.saleOf(floorOf) ?? null,
        floor: floors.floorOf(floorOf),
      };
    if (soldAs === undefined) return references;
    const sale = avatars[sold.indexOf(line)]?.data?.body.lastSale;
    // Buyers compare an avatar only with its last sale.
    return { floor: null, ...references, lastSale: sale?.price ?? null };
  };
  return {
    queries: [...floors.queries, ...avatars],
    isPending: [...floors.queries, ...sales.queries, ...avatars].some((query) => query.isPending),
    lines: lines.map((line) => ({ ...line, references: completed(line) })),
  };
};
