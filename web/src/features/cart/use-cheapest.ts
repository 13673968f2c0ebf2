import { skipToken } from '@tanstack/react-query';
import type { ListingsQuery } from '@trait-market/contract/economy/listings';
import type { Order } from '@trait-market/contract/economy/orders';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';

import type { Line } from '@/lib/actions/action';
import { cart } from '@/lib/cart/cart';
import { listingsApi } from '@/lib/economy/orders/listings-api';
import { type AtPage, cursorPages, itemsOf } from '@/lib/economy/queries/cursor-pages';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useAllPages } from '@/lib/economy/queries/use-all-pages';
import { NONE, useStore } from '@/lib/use-store';

import { cheapestOf, type Wanted } from './cheapest-of';
import { countEditions } from './chosen-text';

/** The maximum number of pages of listings to search for different traits. */
const PAGES_MAX = 10;

type Page = { body: { items: readonly Order[]; nextCursor: string | null } };

const hashOf = ({ hash }: Order): string => hash;

/**
 * Finds the cheapest editions that would be added to the cart now; undefined until the listings
 * have loaded, and without a query. Fetches only as many pages as are needed.
 */
export const useCheapest = (query: ListingsQuery | undefined, wanted: Wanted) => {
  const held = useStore(cart, NONE);
  const cheapestIn = (pages: readonly Page[]): Line[] =>
    cheapestOf(itemsOf(pages, hashOf), wanted, held);
  const queryKey = economyKeys.listings('cheapest', query);
  const listings = listingsApi.browse.useInfiniteQuery({
    ...cursorPages,
    getNextPageParam: (page: Page, pages: readonly Page[]) =>
      countEditions(cheapestIn(pages)) < wanted.count
        ? cursorPages.getNextPageParam(page)
        : undefined,
    queryKey,
    queryData:
      query === undefined
        ? skipToken
        : ({ pageParam }: AtPage) => ({ query: { ...query, limit: MAX_PAGE, ...pageParam } }),
  });
  const { data, error } = useAllPages(listings, { queryKey, idOf: hashOf, most: PAGES_MAX });
  return {
    lines: data && cheapestOf(data, wanted, held),
    error,
    /** Fetches the listings again, because cached ones may have been filled. */
    refetch: async (): Promise<{ lines: Line[] | undefined; error: unknown }> => {
      const { data: found, error: reason } = await listings.refetch();
      return { lines: found && cheapestIn(found.pages), error: reason };
    },
  };
};
