import type { Fee } from '@trait-market/contract/economy/shared';

import type { ForSale } from '@/lib/actions/action';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { plainText } from '@/lib/format/plain-text';

import { tokenKey } from '../messages/order';
import type { FloorText } from '../shared/several/priced-table';
import type { PricingRow } from '../shared/several/use-pricing';
import { comparedOf } from './several-prices';

export const forSaleKey = ({ trait }: ForSale): string => tokenKey(trait.token, trait.tokenId);

export const nameOf = ({ trait }: ForSale): string => plainText(trait.value) || 'Unnamed trait';

export const isAllListed = ({ quantity, listedByOwner }: ForSale): boolean =>
  listedByOwner >= quantity;

/** Names the floor that prices start from, which leaves the user's own listing out. */
export const floorOf = (item: ForSale): FloorText => {
  const { floor } = item.trait;
  const others = comparedOf(item).floor;
  if (!floor) return { note: 'No floor' };
  if (others?.amount === floor.amount) return { price: shortPrice(floor), note: '' };
  return others
    ? { price: shortPrice(others), note: `without your listing at ${shortPrice(floor)}` }
    : { price: shortPrice(floor), note: 'your listing' };
};

export const factsOf = (item: ForSale): string[] => {
  const {
    trait: { lastSale },
    quantity,
    listedByOwner,
  } = item;
  return [
    lastSale ? `Last sale ${shortPrice(nativePrice(lastSale.price))}` : 'Never sold',
    ...(quantity > 1 ? [`you hold ${quantity}`] : []),
    ...(listedByOwner > 0 ? [`${listedByOwner} listed already`] : []),
  ];
};

/** A priced line with the fees of its collection, if they are known. */
export type ListingRow = PricingRow<ForSale> & {
  fees: readonly Fee[] | undefined;
  quantity: bigint;
};
