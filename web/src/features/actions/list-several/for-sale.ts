import type { Fee } from '@trait-market/contract/economy/shared';

import type { ForSale } from '@/lib/actions/action';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { plainText } from '@/lib/format/plain-text';

import { tokenKey } from '../messages/order';
import type { PricingRow } from '../shared/several/use-pricing';
import { comparedOf } from './several-prices';

export const forSaleKey = ({ trait }: ForSale): string => tokenKey(trait.token, trait.tokenId);

export const nameOf = ({ trait }: ForSale): string => plainText(trait.value) || 'Unnamed trait';

export const isAllListed = ({ quantity, listedByOwner }: ForSale): boolean =>
  listedByOwner >= quantity;

/** Names the floor that prices start from, which leaves the user's own listing out. */
const floorText = (item: ForSale): string => {
  const { floor } = item.trait;
  const others = comparedOf(item).floor;
  if (!floor) return 'No floor';
  if (others?.amount === floor.amount) return `Floor ${shortPrice(floor)}`;
  return others
    ? `Floor ${shortPrice(others)}, without your listing at ${shortPrice(floor)}`
    : `Floor ${shortPrice(floor)}, your listing`;
};

export const factsOf = (item: ForSale): string => {
  const {
    trait: { lastSale },
    quantity,
    listedByOwner,
  } = item;
  return [
    floorText(item),
    lastSale ? `last sale ${shortPrice(lastSale.price)}` : 'never sold',
    ...(quantity > 1 ? [`you hold ${quantity}`] : []),
    ...(listedByOwner > 0 ? [`${listedByOwner} listed already`] : []),
  ].join(' · ');
};

/** A priced line with the fees of its collection, if they are known. */
export type ListingRow = PricingRow<ForSale> & {
  fees: readonly Fee[] | undefined;
  quantity: bigint;
};
