import { keepPreviousData, skipToken } from '@tanstack/react-query';
import type { ListingNow } from '@trait-market/contract/economy/listings';
import type { Order } from '@trait-market/contract/economy/orders';

import { MARKET_POLL_MS } from '@/config/constants';
import { cart, type CartLine } from '@/lib/cart/cart';
import { economyKeys } from '@/lib/economy/queries/keys';
import { listingsApi } from '@/lib/economy/orders/listings-api';
import { isOwnOrder } from '@/lib/economy/orders/order-makers';
import { useSession } from '@/lib/session/use-session';
import { NONE, useStore } from '@/lib/use-store';

export type Standing =
  | { kind: 'unknown' }
  /** `quantity`: the wanted number of editions, or the remaining ones if fewer are left. */
  | { kind: 'forSale'; order: Order; quantity: number }
  | { kind: 'own' }
  | { kind: 'gone'; next: Order | undefined };

export type StandingLine = { line: CartLine; standing: Standing };

const standingOf = (
  line: CartLine,
  now: ListingNow | undefined,
  isOwn: (order: Order) => boolean,
): Standing => {
  if (now === undefined) return { kind: 'unknown' };
  const { listing, next } = now;
  if (listing === null) return { kind: 'gone', next: next ?? undefined };
  if (isOwn(listing)) return { kind: 'own' };
  return {
    kind: 'forSale',
    order: listing,
    quantity: Math.min(line.quantity, listing.remaining),
  };
};

export const useCart = () => {
  const { address } = useSession();
  const lines = useStore(cart, NONE);
  const hashes = lines.map(({ hash }) => hash);
  const { data, error, isFetching, refetch } = listingsApi.now.useQuery({
    queryKey: economyKeys.listings('now', address ?? '', hashes),
    queryData:
      hashes.length === 0
        ? skipToken
        : { query: { hash: hashes, ...(address === undefined ? {} : { buyer: address }) } },
    select: ({ body }) => body.items,
    // Keeps other lines' data while a line is being added or removed.
    placeholderData: keepPreviousData,
    refetchInterval: MARKET_POLL_MS,
  });
  const now = new Map(data?.map((one) => [one.hash.toLowerCase(), one]));
  return {
    lines: lines.map((line): StandingLine => ({
      line,
      standing: standingOf(line, now.get(line.hash.toLowerCase()), (order) =>
        isOwnOrder(order, address),
      ),
    })),
    error,
    isFetching,
    refetch,
  };
};
