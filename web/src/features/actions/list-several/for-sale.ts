import type { Fee } from '@trait-market/contract/economy/shared';

import type { ForSale } from '@/lib/actions/action';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { plainText } from '@/lib/format/plain-text';

import { tokenKey } from '../messages/order';
import type { PricingRow } from '../shared/several/use-pricing';

export const forSaleKey = ({ trait }: ForSale): string => tokenKey(trait.token, trait.tokenId);

export const nameOf = ({ trait }: ForSale): string => plainText(trait.value) || 'Unnamed trait';

export const isAllListed = ({ quantity, listedByOwner }: ForSale): boolean =>
  listedByOwner >= quantity;

const floorText = ({ trait: { floor }, ownListing }: ForSale): string => {
  if (!floor) return 'No floor';
  const isOwn = floor.amount === ownListing?.price.amount;
  return `Floor ${shortPrice(floor)}${isOwn ? ', your listing' : ''}`;
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
