import type { Price } from '@trait-market/contract/economy/shared';

import type { Wanted } from '@/lib/actions/action';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { exactPrice, shortPrice } from '@/lib/economy/amounts/short-price';
import { plainText } from '@/lib/format/plain-text';

import { isAboveSale } from '@/lib/price-warnings/price-warnings';
import type { FloorText } from '../shared/several/priced-table';

export const wantedKey = ({ trait }: Wanted): string => trait.id;

export const nameOf = ({ trait }: Wanted): string => plainText(trait.value) || 'Unnamed trait';

/** Returns a trait's prices without those of the user's own orders. */
export const othersPrices = ({ trait, bestOffer, own = [] }: Wanted) => ({
  floor: own.includes('floor') ? null : trait.floor,
  lastSale: trait.lastSale,
  bestOffer: own.includes('bestOffer') ? null : bestOffer,
});

const textOf = (
  price: Price | null | undefined,
  label: string,
  none: string,
  isOwn = false,
): string =>
  price ? `${label} ${shortPrice(nativePrice(price))}${isOwn ? ' (yours)' : ''}` : none;

export const floorOf = ({ trait: { floor }, own }: Wanted): FloorText =>
  floor
    ? { price: shortPrice(floor), note: own?.includes('floor') ? 'yours' : '' }
    : { note: 'Not listed' };

export const factsOf = ({ trait: { lastSale }, bestOffer, own }: Wanted): string[] => [
  textOf(bestOffer, 'Best offer', 'No offers', own?.includes('bestOffer')),
  textOf(lastSale?.price, 'last sale', 'never sold'),
];

/** Returns the warnings of an offer in a table of several. */
export const offerWarnings = (wanted: Wanted, price: bigint): string[] => {
  const { floor, bestOffer, lastSale } = othersPrices(wanted);
  return [
    ...(lastSale && isAboveSale(price, BigInt(lastSale.price.amount))
      ? [`Above the last sale: ${exactPrice(nativePrice(lastSale.price))}`]
      : []),
    ...(floor && price >= BigInt(floor.amount)
      ? [`You can buy it now for ${exactPrice(floor)}`]
      : []),
    ...(bestOffer && price <= BigInt(bestOffer.amount)
      ? [`Someone offers ${exactPrice(nativePrice(bestOffer))} already`]
      : []),
  ];
};
