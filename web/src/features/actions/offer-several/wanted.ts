import type { Price } from '@trait-market/contract/economy/shared';

import type { Wanted } from '@/lib/actions/action';
import { exactPrice, shortPrice } from '@/lib/economy/amounts/short-price';
import { plainText } from '@/lib/format/plain-text';

export const wantedKey = ({ trait }: Wanted): string => trait.id;

export const nameOf = ({ trait }: Wanted): string => plainText(trait.value) || 'Unnamed trait';

const textOf = (price: Price | null | undefined, label: string, none: string): string =>
  price ? `${label} ${shortPrice(price)}` : none;

export const factsOf = ({ trait: { floor, lastSale }, bestOffer }: Wanted): string =>
  [
    textOf(floor, 'Floor', 'Not listed'),
    textOf(bestOffer, 'best offer', 'no offers'),
    textOf(lastSale?.price, 'last sale', 'never sold'),
  ].join(' · ');

/** Returns the warnings of an offer in a table of several. */
export const offerWarnings = ({ trait: { floor }, bestOffer }: Wanted, price: bigint): string[] => [
  ...(floor && price >= BigInt(floor.amount)
    ? [`You can buy it now for ${exactPrice(floor)}`]
    : []),
  ...(bestOffer && price <= BigInt(bestOffer.amount)
    ? [`Someone offers ${exactPrice(bestOffer)} already`]
    : []),
];
