import { sumIn, type Worth } from '@trait-market/contract/economy/rates';
import type { Price } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { itemCollection, itemName } from '@/lib/economy/orders/item-words';

import type { OrderFilters } from './order-filters';

const matches = (order: WalletOrder, { name, collection, chainId, state, kind }: OrderFilters) => {
  const items = [...order.gives, ...order.gets];
  const text = name.toLowerCase();
  return (
    (chainId === undefined || order.chainId === chainId) &&
    (state === undefined || order.state.kind === state) &&
    (kind === undefined || order.kind === kind) &&
    items.some(
      (item) =>
        (collection === undefined || itemCollection(item) === collection) &&
        itemName(item).toLowerCase().includes(text),
    )
  );
};

type Key = readonly (bigint | number)[];

const compareKeys = (one: Key, other: Key): number => {
  const at = one.findIndex((part, position) => part !== other[position]);
  if (at === -1) return 0;
  return (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
};

/** Without rates, the prices of each network stay together. */
const priceKey = (
  { chainId, amount }: NonNullable<WalletOrder['unitPrice']>,
  worth?: Worth,
): Key => [(worth && sumIn(worth, [{ chainId, amount }], 'usd')) ?? 0n, chainId, BigInt(amount)];

const byPrice =
  (direction: 1 | -1, worth: Worth | undefined) =>
  ({ unitPrice: one }: WalletOrder, { unitPrice: other }: WalletOrder): number => {
    // Orders without a price, such as trades, come last in both directions.
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return direction * compareKeys(priceKey(one, worth), priceKey(other, worth));
  };

/** Returns the market's floor, which is another's if that undercuts the listing. */
const floorOf = ({ market }: WalletOrder): Price | null | undefined =>
  market?.undercutBy?.price ?? market?.floor;

/** The parts of a reference price in which distances are compared. */
const PARTS = 10n ** 9n;

/** Returns an order's price as a share of a reference; undefined if unknown. */
const shareOf = (
  { kind, unitPrice }: WalletOrder,
  reference: Price | null | undefined,
): bigint | undefined => {
  if (kind === 'trade' || unitPrice === null || !reference) return undefined;
  const known = BigInt(reference.amount);
  return known === 0n ? undefined : (BigInt(unitPrice.amount) * PARTS) / known;
};

/** Sorts the lowest rank first, and orders without one last. */
const byRank =
  (rankOf: (order: WalletOrder) => bigint | undefined) =>
  (one: WalletOrder, other: WalletOrder): number => {
    const [a, b] = [rankOf(one), rankOf(other)];
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    return a === b ? 0 : a < b ? -1 : 1;
  };

const byDistance = (referenceOf: (order: WalletOrder) => Price | null | undefined) =>
  byRank((order) => {
    const share = shareOf(order, referenceOf(order));
    return share && (share < PARTS ? PARTS - share : share - PARTS);
  });

/** Sorts the offer that pays the largest share of the last sale first. A reserved listing pays nothing. */
const byLastSale = byRank((order) => {
  const share = order.kind === 'offer' ? shareOf(order, order.market?.lastSale?.price) : undefined;
  return share && -share;
});

const sorted = (
  orders: readonly WalletOrder[],
  sort: OrderFilters['sort'],
  worth: Worth | undefined,
): readonly WalletOrder[] => {
  switch (sort) {
    case undefined:
      return orders;
    case 'expiry':
      return orders.toSorted(
        (one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt),
      );
    case 'floor':
      return orders.toSorted(byDistance(floorOf));
    case 'best-offer':
      return orders.toSorted(byDistance(({ market }) => market?.bestOffer));
    case 'last-sale':
      return orders.toSorted(byLastSale);
    case 'price-up':
      return orders.toSorted(byPrice(1, worth));
    case 'price-down':
      return orders.toSorted(byPrice(-1, worth));
  }
};

/** @param worth current rates, by which prices of different networks are compared */
export const narrowOrders = (
  orders: readonly WalletOrder[],
  filters: OrderFilters,
  worth: Worth | undefined,
): readonly WalletOrder[] =>
  sorted(
    orders.filter((order) => matches(order, filters)),
    filters.sort,
    worth,
  );
