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

export const factsOf = ({ trait: { floor, lastSale }, quantity, listedByOwner }: ForSale): string =>
  [
    floor ? `Floor ${shortPrice(floor)}` : 'No floor',
    lastSale ? `last sale ${shortPrice(lastSale.price)}` : 'never sold',
    ...(quantity > 1 ? [`you hold ${quantity}`] : []),
    ...(listedByOwner > 0 ? [`${listedByOwner} listed already`] : []),
  ].join(' · ');

/** A priced line with the fees of its collection, if they are known. */
export type ListingRow = PricingRow<ForSale> & {
  fees: readonly Fee[] | undefined;
  quantity: bigint;
};
