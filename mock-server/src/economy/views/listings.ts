import type { ListingNow, ListingsQuerySchema } from '@trait-market/contract/economy/listings';
import type * as z from 'zod/mini';

import type { Account } from '../../kernel/account';
import type { NamedGood, OrderRow } from '../tables/rows';
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
  const { kind, gives } = market.context.termsOf(row);
  return kind === 'listing' ? gives[0] : undefined;
};

/** Returns each requested listing once; instead of an unavailable one, the trait's next listing. */
export const listingsNow = (
  view: View,
  hashes: readonly string[],
  buyer: Account | undefined,
): ListingNow[] => {
  const { tables, termsOf } = view.market.context;
  const requested = [...new Set(hashes.map((hash) => hash.toLowerCase() as ListingNow['hash']))];
  const taken = new Set<string>(requested);
  const nextOf = (traitId: string): OrderRow | undefined => {
    const next = traitOrders(view, traitId, ['listing']).find(
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
    // An avatar is unique, so that no other listing can replace this one.
    const next = good.kind === 'trait' ? nextOf(good.traitId) : undefined;
    return { hash, listing: null, next: next === undefined ? null : presentOrder(view, next) };
  });
};
