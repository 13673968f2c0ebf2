import type { Order } from '@trait-market/contract/economy/orders';
import type { Item, Price } from '@trait-market/contract/economy/shared';

import { ORDERS_SHOWN } from '@/config/constants';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { isOfferForAvatar } from '@/lib/economy/avatars/about-avatar';
import { avatarsApi } from '@/lib/economy/avatars/avatars-api';
import { isOwnOrder } from '@/lib/economy/orders/order-makers';
import { countedIn, priceLabels } from '@/lib/economy/orders/price-labels';
import { economyKeys } from '@/lib/economy/queries/keys';
import { traitsApi } from '@/lib/economy/traits/traits-api';
import { useSession } from '@/lib/session/use-session';

import { type FloorOf, useFloors } from './use-item-floors';

/** The prices by which an item is compared, in this order. */
export const BASES = ['floor', 'last sale', 'best offer'] as const;
export type Basis = (typeof BASES)[number];

/**
 * The price of one edition, with the label that the screen gives it. If it's that of the best offer,
 * all offers by others follow, the best one first.
 */
export type ItemPrice = {
  price: Price;
  basis: Basis;
  label: string;
  offers?: readonly Order[];
};

/** Returns null if nothing shows what an item is worth, and undefined while its prices load. */
export type PriceOf = (item: Item) => ItemPrice | null | undefined;

const traitIds = (items: readonly Item[]): string[] => [
  ...new Set(items.flatMap((item) => (item.kind === 'trait' ? [item.trait.id] : []))),
];

const avatarsOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'avatar' ? [item.avatar] : []));

/** Fetches the last sales of items; null if one was never sold, undefined while loading. */
const useLastSales = (items: readonly Item[]) => {
  const ids = traitIds(items);
  const avatars = avatarsOf(items);
  const ofTraits = traitsApi.detail.useQueries({
    queries: ids.map((id) => ({
      queryKey: economyKeys.trait(id),
      queryData: { params: { id } },
    })),
  });
  const ofAvatars = avatarsApi.detail.useQueries({
    queries: avatars.map(({ collection, tokenId }) => ({
      queryKey: economyKeys.avatar(collection, tokenId),
      queryData: { params: { collection, tokenId } },
    })),
  });
  return {
    queries: [...ofTraits, ...ofAvatars],
    saleOf: (item: Item): Price | null | undefined => {
      const detail =
        item.kind === 'trait'
          ? ofTraits[ids.indexOf(item.trait.id)]?.data?.body
          : item.kind === 'avatar'
            ? ofAvatars[avatars.indexOf(item.avatar)]?.data?.body
            : undefined;
      return detail && (detail.lastSale?.price ?? null);
    },
  };
};

/** Fetches the best offers of other wallets for items; null without one, undefined while loading. */
const useBestOffers = (items: readonly Item[]) => {
  const { address } = useSession();
  const ids = traitIds(items);
  const avatars = avatarsOf(items);
  const ofTraits = traitsApi.orders.useQueries({
    queries: ids.map((id) => ({
      queryKey: economyKeys.trait(id, 'orders', 'offer'),
      queryData: { params: { id }, query: { kind: 'offer' as const, limit: ORDERS_SHOWN } },
    })),
  });
  const ofAvatars = avatarsApi.orders.useQueries({
    queries: avatars.map(({ collection, tokenId }) => ({
      queryKey: economyKeys.avatar(collection, tokenId, 'orders'),
      queryData: { params: { collection, tokenId }, query: { limit: ORDERS_SHOWN } },
    })),
  });
  return {
    queries: [...ofTraits, ...ofAvatars],
    offerOf: (item: Item): Omit<ItemPrice, 'basis'> | null | undefined => {
      const offers =
        item.kind === 'trait'
          ? ofTraits[ids.indexOf(item.trait.id)]?.data?.body.items
          : item.kind === 'avatar'
            ? ofAvatars[avatars.indexOf(item.avatar)]?.data?.body.items.filter((order) =>
                isOfferForAvatar(order, item.avatar),
              )
            : undefined;
      if (offers === undefined) return undefined;
      const ofOthers = offers.filter((order) => !isOwnOrder(order, address));
      const price = ofOthers[0]?.unitPrice;
      const label = priceLabels.bestOffer[countedIn(offers[0]?.unitPrice, price)];
      return price ? { price, label, offers: ofOthers } : null;
    },
  };
};

/**
 * Prices items by their floor, else their last sale, else the best offer for them, without the user's
 * own listings and offers.
 * @param givenFloorOf the floors that are available without a request
 */
export const useItemPrices = (items: readonly Item[], givenFloorOf?: FloorOf) => {
  const floors = useFloors(items);
  const floorOf: FloorOf = (item) => {
    const floor = givenFloorOf?.(item);
    return floor === undefined ? floors.floorOf(item) : floor;
  };
  const withoutFloor = items.filter((item) => floorOf(item) === null);
  const { saleOf, queries: sales } = useLastSales(withoutFloor);
  const { offerOf, queries: offers } = useBestOffers(
    withoutFloor.filter((item) => saleOf(item) === null),
  );
  const priceOf: PriceOf = (item) => {
    const floor = floorOf(item);
    if (floor)
      return { price: floor, basis: 'floor', label: priceLabels.floor[floors.countedOf(item)] };
    if (floor === undefined) return undefined;
    const sale = saleOf(item);
    if (sale) return { price: nativePrice(sale), basis: 'last sale', label: 'Last sale' };
    if (sale === undefined) return undefined;
    const offer = offerOf(item);
    return offer && { ...offer, basis: 'best offer' };
  };
  return {
    /** Some of the queries may have failed. */
    queries: [...floors.queries, ...sales, ...offers],
    priceOf,
  };
};
