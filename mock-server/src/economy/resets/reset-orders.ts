import type { MarketContext } from '../orders/market-context';
import { reviewEach } from '../orders/review-orders';
import { tokenKey } from '../tables/keys';
import type { MarketTables } from '../tables/tables';
import { restoreRows } from './restore-rows';

/** Restores the orders. Items and coins stay where they are, so an order can become inactive. */
const restoreOrders = (
  context: MarketContext,
  first: MarketTables,
  hashes: ReadonlySet<string>,
): void => {
  restoreRows(context.tables.orders, first.orders, hashes);
  reviewEach(context, hashes);
};

/** Restores one order. Returns whether it exists now or existed at first. */
export const resetOrder = (context: MarketContext, first: MarketTables, hash: string): boolean => {
  const { orders } = context.tables;
  if (orders.find(hash) === undefined && first.orders.find(hash) === undefined) return false;
  restoreOrders(context, first, new Set([hash]));
  return true;
};

/** Restores all listings of a trait. Returns whether the trait exists. */
export const resetListings = (
  context: MarketContext,
  first: MarketTables,
  traitId: string,
): boolean => {
  const { catalogue, tables, termsOf } = context;
  const trait = catalogue.traits.get(traitId);
  const contracts = catalogue.collections.get(trait?.collection ?? '')?.contracts;
  if (trait === undefined || contracts === undefined) return false;
  const key = tokenKey(contracts.traits, trait.tokenId);
  const listings = [tables, first].flatMap(({ orders }) =>
    orders.findBy('token', key).flatMap((order) => {
      const { kind, gives } = termsOf(order);
      const lists = gives.some((good) => good.kind === 'trait' && good.traitId === traitId);
      return kind === 'listing' && lists ? [order.hash] : [];
    }),
  );
  restoreOrders(context, first, new Set(listings));
  return true;
};
