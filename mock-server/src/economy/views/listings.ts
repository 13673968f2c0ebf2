import type { ListingNow, ListingsQuerySchema } from '@trait-market/contract/economy/listings';
import type * as z from 'zod/mini';

import type { Account } from '../../kernel/account';
import type { NamedGood, OrderRow } from '../tables/rows';
import { avatarOrders } from './avatar-orders';
import { presentOrder, traitOrders } from './orders';
import { sortByKey, type SortKey } from '../shared/sort-key';
import { stateNow } from './view/state-now';
import type { View } from './view/view';

type Wanted = Omit<z.output<typeof ListingsQuerySchema>, 'buyer'> & {
  buyer?: Account | undefined;
};

const isOneOf = <Value>(wanted: readonly Value[] | undefined, value: Value): boolean =>
  wanted === undefined || wanted.includes(value);

type Found = { row: OrderRow; price: bigint };

/** Sorts listings by price; of equal prices, the older listing comes first. */
export const listingKey = ({ row, price }: Found): SortKey => [price, row.createdAt, row.hash];

export const cheapestListings = (
  { market }: View,
  { chainId, collection, slot, rarity, maxPrice, buyer }: Wanted,
): Found[] => {
  const { catalogue } = market.context;
  const limit = maxPrice === undefined ? undefined : BigInt(maxPrice);
  const found: Found[] = [];
  for (const trait of catalogue.traits.values()) {
    if (catalogue.collections.get(trait.collection)?.chainId !== chainId) continue;
    if (!isOneOf(collection, trait.collection) || !isOneOf(slot, trait.slot)) continue;
    const summary = market.summaries.get(trait.id);
    if (summary?.floor === undefined || !isOneOf(rarity, summary.rarity)) continue;
    if (limit !== undefined && summary.floor > limit) continue;
    for (const { order, maker, price } of market.summaries.listingsOf(trait.id)) {
      if (limit !== undefined && price > limit) continue;
      if (maker !== buyer) found.push({ row: order, price });
    }
  }
  return sortByKey(found, listingKey);
};

const listedGood = ({ market }: View, row: OrderRow): NamedGood | undefined => {
  const { kind, gives, reservedFor } = market.context.termsOf(row);
  return kind === 'listing' && reservedFor === undefined ? gives[0] : undefined;
};

/** Returns the listings of a trait or an avatar that can be filled, cheapest first. */
const listingsOf = (view: View, good: NamedGood): OrderRow[] => {
  if (good.kind === 'trait') return traitOrders(view, good.traitId, ['listing']);
  const avatar = view.market.context.tables.avatars.find(good.avatar);
  return avatar === undefined ? [] : avatarOrders(view, avatar, ['listing']);
};

/** Returns each requested listing once; instead of an unavailable one, its item's next listing. */
export const listingsNow = (
  view: View,
  hashes: readonly string[],
  buyer: Account | undefined,
): ListingNow[] => {
  const { tables, termsOf } = view.market.context;
  const requested = [...new Set(hashes.map((hash) => hash.toLowerCase() as ListingNow['hash']))];
  const taken = new Set<string>(requested);
  const nextOf = (good: NamedGood): OrderRow | undefined => {
    const next = listingsOf(view, good).find(
      (row) => !taken.has(row.hash) && termsOf(row).maker !== buyer,
    );
    if (next !== undefined) taken.add(next.hash);
    return next;
  };
  return requested.map((hash) => {
    const row = tables.orders.find(hash);
    const good = row && listedGood(view, row);
    if (row === undefined || good === undefined) return { hash, listing: null, next: null };
    if (stateNow(view, row).kind === 'fillable')
      return { hash, listing: presentOrder(view, row), next: null };
    const next = nextOf(good);
    return { hash, listing: null, next: next === undefined ? null : presentOrder(view, next) };
  });
};
