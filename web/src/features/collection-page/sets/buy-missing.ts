import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '@trait-market/contract/economy/orders';
import { MAX_PAGE, type ChainId, type Slot } from '@trait-market/contract/economy/shared';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';

import { cart, MAX_LINES } from '@/lib/cart/cart';
import { listingsApi } from '@/lib/economy/orders/listings-api';
import { fetchAllPages } from '@/lib/economy/queries/fetch-all-pages';
import { economyKeys } from '@/lib/economy/queries/keys';

/** The maximum number of pages of listings to search for the traits' cheapest ones. */
const PAGES_MAX = 10;

type Wanted = {
  chainId: ChainId;
  collection: string;
  slot: Slot;
  buyer: WalletAddress | undefined;
  /** Traits that are for sale, cheapest first. */
  traits: readonly TraitCard[];
};

const traitOf = ({ gives: [item] }: Order): string | undefined =>
  item?.kind === 'trait' ? item.trait.id : undefined;

const dearest = (traits: readonly TraitCard[]): bigint =>
  traits.reduce((most, { floor }) => {
    const price = BigInt(floor?.amount ?? 0);
    return price > most ? price : most;
  }, 0n);

/** Returns each trait's cheapest listing. @throws AppError when the listings can't be fetched */
const findCheapest = async (
  queryClient: QueryClient,
  { chainId, collection, slot, buyer, traits }: Wanted,
): Promise<Order[]> => {
  const query = {
    chainId,
    collection: [collection],
    slot: [slot],
    maxPrice: String(dearest(traits)),
    limit: MAX_PAGE,
    ...(buyer !== undefined && { buyer }),
  };
  const listings = await fetchAllPages({
    fetchPage: async (from) => {
      const { body } = await listingsApi.initQueryClient(queryClient).browse.fetchQuery({
        queryKey: economyKeys.listings('missing', { ...query, ...from }),
        queryData: { query: { ...query, ...from } },
        // A cached listing may have been filled since it was fetched.
        staleTime: 0,
      });
      return body;
    },
    idOf: ({ hash }) => hash,
    most: PAGES_MAX,
  });
  const missing = new Set(traits.map(({ id }) => id));
  return listings.filter((order) => missing.delete(traitOf(order) ?? ''));
};

/** Returns the traits for sale that aren't in the cart and still fit into it, cheapest first. */
export const toAdd = (
  traits: readonly TraitCard[],
  inCart: readonly { traitId?: string | undefined }[],
): TraitCard[] => {
  const known = new Set(inCart.map(({ traitId }) => traitId));
  return traits
    .filter(({ id, floor }) => floor !== null && !known.has(id))
    .slice(0, Math.max(0, MAX_LINES - inCart.length));
};

/** Adds the traits' cheapest listings to the cart and returns how many were added. */
export const addCheapest = async (queryClient: QueryClient, wanted: Wanted): Promise<number> => {
  const orders = await findCheapest(queryClient, wanted);
  return orders.filter((order) => cart.add(order)).length;
};
